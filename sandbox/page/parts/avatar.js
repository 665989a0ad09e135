// Round pictures of people: two letters on a colour of their own.

import { make } from "../core/dom.js";
import { icon } from "../core/icons.js";

const HUES = [350, 25, 80, 140, 175, 205, 235, 275, 310];

/** The picture of a person, which says nothing that the name beside it does not. */
export function avatar(user, size = "") {
  const bot = user.bot;
  const letters = [...(user.name ?? user.global_name ?? "?").trim()]
    .slice(0, 1)
    .join("")
    .toUpperCase();
  const element = make(
    "span",
    { class: `avatar ${size}${bot ? " bot" : ""}`, "aria-hidden": "true" },
    bot ? icon("swords") : letters,
  );
  // Ids of one moment differ in their last digits only.
  element.style.setProperty("--hue", HUES[Number(BigInt(user.id) % BigInt(HUES.length))]);
  return element;
}

/** A red number; its words are for screen readers. */
export function badge(count, words) {
  return make(
    "span",
    { class: "badge" },
    make("span", { "aria-hidden": "true" }, String(count)),
    make("span", { class: "unseen" }, words),
  );
}
