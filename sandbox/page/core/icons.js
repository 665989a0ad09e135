// The icons: strokes in a square of 24.

const PATHS = {
  hash: "M5 9h15M4 15h15M10 4l-2 16M16 4l-2 16",
  thread: "M5 5h14M5 10h14M5 15h8M9 19l-4-4v-5",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16 8v5a3 3 0 0 0 5 2 10 10 0 1 0-4 5",
  bars: "M4 6h16M4 12h16M4 18h16",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6M18 14.5c2 .8 3.5 2.6 3.5 5.5",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  send: "M4 12l16-8-6 16-3-7-7-1z",
  file: "M6 3h8l4 4v14H6zM14 3v5h4",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  down: "M6 9l6 6 6-6",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  swords: "M4 4l11 12M20 4L9 16M4 15l5 5M20 15l-5 5M6.5 17.5L4 20M17.5 17.5L20 20",
  check: "M5 13l4 4L19 7",
  shut: "M4 7l8 6 8-6M4 6h16v12H4zM3 3l18 18",
  back: "M9 5l-6 6 6 6M3 11h11a6 6 0 0 1 6 6v2",
};

/** An icon, which says nothing to a screen reader: whoever uses it gives it a name. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("class", "icon");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  picture.append(path);
  return picture;
}
