"""docs/cluster.md and the files of a cluster in deploy/ name only what exists, and agree with each other."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from checkout import ROOT
from fathomfive.cli.main import main

DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")
SHELL = "\n".join(re.findall(r"^```sh\n(.*?)^```", PAGE, re.S | re.M)).replace("\\\n", " ")


def documents(name: str) -> list[Any]:
    return list(yaml.safe_load_all((DEPLOY / name).read_text(encoding="utf-8")))


def options_of_ray_start() -> set[str]:
    ran = subprocess.run(
        [sys.executable, "-m", "ray.scripts.scripts", "start", "--help"], capture_output=True, text=True, check=True
    )
    return set(re.findall(r"--[a-z-]+", ran.stdout))


@pytest.fixture(scope="module")
def machines() -> list[Any]:
    return documents("raycluster.yaml")


def test_every_command_of_the_page_has_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    used = re.findall(r"\bfathom (simulate|arena)\b([^#\n]*)", SHELL)
    assert {command for command, _ in used} == {"simulate", "arena"}
    for command, rest in used:
        with pytest.raises(SystemExit):
            main([command, "--help"])
        known = capsys.readouterr().out
        assert [option for option in re.findall(r"--[a-z-]+", rest) if option not in known] == []


def test_every_file_that_is_named_exists() -> None:
    named = set(re.findall(r"\b(?:deploy|bench|docs)/[\w.-]+\w", PAGE))
    assert {"deploy/raycluster.yaml", "deploy/ray-machines.yaml", "deploy/Containerfile.cluster"} <= named
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_ray_is_started_with_options_that_it_has(machines: list[Any]) -> None:
    text = SHELL + (DEPLOY / "ray-machines.yaml").read_text(encoding="utf-8")
    used = {option for line in re.findall(r"\bray start ([^;\n]*)", text) for option in re.findall(r"--[a-z-]+", line)}
    assert {"--head", "--address", "--include-dashboard"} <= used
    groups = [machines[0]["spec"]["headGroupSpec"], *machines[0]["spec"]["workerGroupSpecs"]]
    used |= {f"--{name}" for group in groups for name in group["rayStartParams"]}
    assert used - options_of_ray_start() == set()


def test_ray_accepts_the_file_of_machines() -> None:
    import jsonschema
    import ray

    schema = json.loads((Path(ray.__file__).parent / "autoscaler" / "ray-schema.json").read_text(encoding="utf-8"))
    (config,) = documents("ray-machines.yaml")
    assert [error.message for error in jsonschema.Draft7Validator(schema).iter_errors(config)] == []
    assert config["max_workers"] == len(config["provider"]["worker_ips"])


def test_the_cluster_on_kubernetes_has_a_head_without_cores_and_workers_that_are_alike(machines: list[Any]) -> None:
    cluster, claim = machines
    assert (cluster["apiVersion"], cluster["kind"]) == ("ray.io/v1", "RayCluster")
    head, (workers,) = cluster["spec"]["headGroupSpec"], cluster["spec"]["workerGroupSpecs"]
    assert head["rayStartParams"] == {"num-cpus": "0", "include-dashboard": "false"}
    assert workers["minReplicas"] <= workers["replicas"] <= workers["maxReplicas"]
    containers = [group["template"]["spec"]["containers"][0] for group in (head, workers)]
    assert len({container["image"] for container in containers}) == 1
    for container in containers:
        assert container["env"] == [{"name": "RAY_USAGE_STATS_ENABLED", "value": "0"}]
        assert container["resources"]["requests"] == container["resources"]["limits"]
    (volume,) = head["template"]["spec"]["volumes"]
    assert volume["persistentVolumeClaim"]["claimName"] == claim["metadata"]["name"]
    assert containers[0]["volumeMounts"] == [{"name": volume["name"], "mountPath": "/results"}]


def test_the_image_has_the_ray_that_the_cluster_expects(machines: list[Any]) -> None:
    image = (DEPLOY / "Containerfile.cluster").read_text(encoding="utf-8")
    assert f"rayproject/ray:{machines[0]['spec']['rayVersion']}-py" in image
    assert "RAY_USAGE_STATS_ENABLED=0" in image
    ignored = [(DEPLOY / f"{name}.dockerignore").read_text() for name in ("Containerfile", "Containerfile.cluster")]
    assert ignored[0] == ignored[1]
