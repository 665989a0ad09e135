// Texts that stand out too little from what is behind them.
() => {
  const channel = (value) =>
    (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const behind = (element) => {
    const layers = [];
    for (let each = element; each; each = each.parentElement)
      layers.push(rgba(getComputedStyle(each).backgroundColor));
    return layers
      .reverse()
      .reduce(
        (under, [r, g, b, a]) =>
          under.map((value, index) => value + (([r, g, b][index] - value) * a) / 255),
        [255, 255, 255],
      );
  };
  const faults = [];
  for (const element of document.querySelectorAll("#frame *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (
      !own ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest(":disabled, .unseen, .aside")
    )
      continue;
    const [a, b] = [light(rgba(getComputedStyle(element).color)), light(behind(element))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) faults.push(`${ratio.toFixed(2)}: ${element.outerHTML.slice(0, 100)}`);
  }
  return faults;
};
