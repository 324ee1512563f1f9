"""An attack in a process of its own, so that it does not delay the people whose moves are measured."""

import asyncio
import multiprocessing
import os
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection

from fathomfive.kernel.child_process import end_with_parent
from fathomfive.kernel.errors import Refused
from fathomfive.server.descriptors import raise_descriptor_limit
from fathomfive.soak.attacks.catalogue import chosen
from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import LOST

MAX_BROKEN = 20  # promises that are listed
GRACE = 120.0  # seconds for preparing an attack, and for what the server has to close afterwards
NICENESS = 10  # attackers would be on machines of their own: they take the processor that nobody else needs


@dataclass
class Outcome:
    """What an attack did, and what came of it."""

    tally: dict[str, int]
    broken: list[str]  # promises of the server
    note: str = ""  # why the attack ended early


_forkserver = multiprocessing.get_context("forkserver")


async def attack(name: str, target: Target) -> Outcome:
    """Run an attack in another process."""
    ours, theirs = _forkserver.Pipe(duplex=False)
    process = _forkserver.Process(target=_attack, args=(name, target, theirs), daemon=True)
    process.start()
    theirs.close()
    limit = target.seconds + target.patience + GRACE
    try:
        if not await asyncio.to_thread(ours.poll, limit):
            raise Refused("lost", f"the attack {name} did not end within {limit:g} seconds")
        outcome: Outcome = ours.recv()
    except EOFError:
        raise Refused("lost", f"the process of the attack {name} died") from None
    finally:
        process.kill()
        process.join()
        ours.close()
    return outcome


def _attack(name: str, target: Target, result: Connection) -> None:
    """Run an attack in this process."""
    end_with_parent()
    os.nice(NICENESS)
    raise_descriptor_limit()
    result.send(asyncio.run(run_attack(name, target)))


async def run_attack(name: str, target: Target) -> Outcome:
    """Run an attack; one that the server cuts short or refuses as a whole has failed, as it should."""
    (chosen_attack,) = chosen([name])
    note = ""
    try:
        await chosen_attack.run(target)
    except (Refused, *LOST) as error:
        note = f"ended early: {error!r}"
    except Exception:  # reported, and not lost with this process
        target.broken.append(f"the attack itself failed: {traceback.format_exc()[-1500:]}")
    return Outcome(dict(sorted(target.tally.items())), list(dict.fromkeys(target.broken))[:MAX_BROKEN], note)
