// Pictures with their alt texts, and files.

import { make, newId } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { say } from "../core/words.js";
import { lightbox } from "../dialogs/lightbox.js";
import { fileAddress } from "../places/links.js";

const WIDEST = 560;
const TALLEST = 480;

/** A picture: pressed, it is shown in full size; its alt text can be read by all. */
export function picture({ url, width, height, alt, hidden }) {
  const source = fileAddress(url);
  if (!source) return outside(url, alt);
  const image = make("img", { src: source, alt: alt || say("picture") });
  if (width && height) Object.assign(image, fitted(width, height));
  const open = make(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": `${say("full-size")}: ${alt || say("picture")}`,
    },
    image,
  );
  open.addEventListener("click", () => lightbox(source, alt));
  const figure = make("figure", {}, open, alt && altText(alt));
  return hidden ? cover(figure) : figure;
}

/** The size at which a picture is shown: known before it is loaded, so that nothing jumps. */
function fitted(width, height) {
  const scale = Math.min(1, WIDEST / width, TALLEST / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function altText(alt) {
  const id = newId("alt");
  const text = make("figcaption", { id, hidden: true }, alt);
  const badge = make(
    "button",
    {
      type: "button",
      class: "alt",
      "aria-expanded": "false",
      "aria-controls": id,
      title: say("alt-text"),
    },
    "ALT",
  );
  badge.setAttribute("aria-label", say("alt-text"));
  badge.addEventListener("click", () => {
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  });
  return [badge, text];
}

/** Nothing is loaded from elsewhere: such a picture is a link. */
function outside(url, alt) {
  const known = /^https?:/.test(url);
  return known
    ? make("a", { href: url, target: "_blank", rel: "noreferrer" }, alt || url)
    : make("span", {}, alt ?? "");
}

/** Hide something until it is pressed. */
export function cover(element) {
  element.inert = true;
  const box = make("div", { class: "covered" }, element);
  const reveal = make("button", { type: "button", class: "reveal" }, say("spoiler"));
  reveal.addEventListener("click", () => {
    element.inert = false;
    box.replaceWith(element);
  });
  box.append(reveal);
  return box;
}

/** A file to take home. */
export function file({ url, name, size, hidden }) {
  const source = fileAddress(url);
  const weight = size === undefined ? "" : weighed(size);
  const element = make(
    "a",
    { class: "file", href: source ?? url, download: name },
    icon("file"),
    make("span", {}, make("span", { class: "name" }, name), make("small", {}, weight)),
  );
  return hidden ? cover(element) : element;
}

function weighed(bytes) {
  return bytes < 1024
    ? `${bytes} B`
    : bytes < 1024 ** 2
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** The attachments of a message that has no layout of its own. */
export function attachment(part) {
  const hidden = part.filename.startsWith("SPOILER_");
  if ((part.content_type ?? "").startsWith("image/")) {
    return picture({
      url: part.url,
      width: part.width,
      height: part.height,
      alt: part.description,
      hidden,
    });
  }
  return file({ url: part.url, name: part.filename, size: part.size, hidden });
}
