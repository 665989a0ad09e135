// Components: rows of controls, and the layouts of V2.

import { make } from "../core/dom.js";
import { markdown } from "../text/markdown.js";
import { button } from "./button.js";
import { colour } from "./embed.js";
import { cover, file, picture } from "./media.js";
import { menu } from "./menu.js";

const BUILDERS = {
  1: (part, message) => make("div", { class: "row" }, ...inside(part, message)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (part) => markdown(part.content),
  11: (part) => make("div", { class: "thumbnail" }, picture(shown(part))),
  12: gallery,
  13: (part) =>
    file({ url: part.file.url, name: part.name ?? "file", size: part.size, hidden: part.spoiler }),
  14: separator,
  17: container,
};

/** A component of a message as an element; one of an unknown kind is left out. */
export function component(part, message) {
  return BUILDERS[part.type]?.(part, message) ?? null;
}

const inside = (part, message) =>
  (part.components ?? []).map((child) => component(child, message)).filter(Boolean);

const shown = (holder) => ({ ...holder.media, alt: holder.description, hidden: holder.spoiler });

function section(part, message) {
  const accessory = part.accessory && component(part.accessory, message);
  return make(
    "div",
    { class: "section" },
    make("div", { class: "section-text" }, ...inside(part, message)),
    accessory,
  );
}

function gallery(part) {
  const count = Math.min(part.items.length, 4);
  return make(
    "div",
    { class: `gallery of-${count}` },
    ...part.items.map((item) => picture(shown(item))),
  );
}

function separator(part) {
  const wide = part.spacing === 2 ? " wide" : "";
  return part.divider === false
    ? make("div", { class: `gap${wide}` })
    : make("hr", { class: wide.trim() });
}

function container(part, message) {
  const box = make("div", { class: "box" }, ...inside(part, message));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    box.style.setProperty("--accent-line", colour(part.accent_color));
  }
  return part.spoiler ? cover(box) : box;
}
