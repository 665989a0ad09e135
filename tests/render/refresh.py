"""Paint the reference pictures anew: ``python -m tests.render.refresh``. Look at each of them."""

from __future__ import annotations

from PIL import Image

from tests.render.goldens import FOLDER, golden_cases, golden_path, paint_small


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    for case in golden_cases():
        # So few colours are plenty for a comparison with tolerance.
        small = paint_small(*case).quantize(96, Image.Quantize.MEDIANCUT, kmeans=2)
        small.save(golden_path(*case), compress_level=9)
        print(golden_path(*case))


if __name__ == "__main__":
    main()
