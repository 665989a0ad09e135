"""Paint the reference pictures anew, of all games or some: ``python -m tests.render.refresh duel``.

Look at each of them before you commit.
"""

from __future__ import annotations

import sys

from PIL import Image

from tests.render.goldens import CHOSEN, FOLDER, golden_cases, golden_path, paint_small


def main(keys: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in (path for key in keys for path in FOLDER.glob(f"{key}-*.png")):
        old.unlink()
    for case in golden_cases():
        if case[0] not in keys:
            continue
        # So few colours are plenty for a comparison with tolerance.
        small = paint_small(*case).quantize(96, Image.Quantize.MEDIANCUT, kmeans=2)
        small.save(golden_path(*case), compress_level=9)
        print(golden_path(*case))


if __name__ == "__main__":
    main(sys.argv[1:] or list(CHOSEN))
