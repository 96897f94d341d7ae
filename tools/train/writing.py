"""Writes a net as the package reads it: safetensors, with its inputs and how it was made."""

import json

import numpy as np

from train.fitting import Corrector

ALIGNED = 8


def written(model: Corrector, names: list[str], told: dict[str, object]) -> bytes:
    """Return the net as bytes; the same net gives the same bytes."""
    tensors: dict[str, np.ndarray] = {}
    for n, layer in enumerate(model.layers):
        tensors[f"{n}.weight"] = layer.weight.detach().cpu().numpy().T
        tensors[f"{n}.bias"] = layer.bias.detach().cpu().numpy()
    described: dict[str, object] = {
        "__metadata__": {"inputs": json.dumps(names), "training": json.dumps(told)}
    }
    data = b""
    for name, tensor in tensors.items():
        raw = np.ascontiguousarray(tensor, np.float32).tobytes()
        described[name] = {
            "dtype": "F32",
            "shape": list(tensor.shape),
            "data_offsets": [len(data), len(data) + len(raw)],
        }
        data += raw
    header = json.dumps(described).encode()
    header += b" " * (-len(header) % ALIGNED)
    return len(header).to_bytes(8, "little") + header + data
