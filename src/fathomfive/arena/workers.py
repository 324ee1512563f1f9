"""Where work runs: the one place that chooses workers."""

from contextlib import AbstractContextManager

from fathomfive.arena.cluster import import_ray, on_cluster
from fathomfive.arena.cluster_address import find_cluster
from fathomfive.arena.cores import check_cores, on_cores
from fathomfive.arena.work import Work, Workers
from fathomfive.kernel.errors import Refused


def check_place(cores: int, cluster: str | None) -> None:
    """Check where work is to run, before anything is written: cores of this machine, or a cluster."""
    if cluster is None:
        check_cores(cores)
        return
    if cores != 1:
        raise Refused("bad_number", f"expected a cluster, which has its own cores, or cores, got both ({cores} cores)")
    import_ray()
    find_cluster(cluster)


def workers(work: Work, cores: int = 1, cluster: str | None = None) -> AbstractContextManager[Workers]:
    """Give workers that are ready for some work, and release them at the end.

    They run on cores of this machine, or on a cluster: HOST:PORT of its head, or 'auto' for the one that runs here or
    that RAY_ADDRESS names, else a new one on all cores of this machine.
    """
    return on_cores(work, cores) if cluster is None else on_cluster(work, cluster)
