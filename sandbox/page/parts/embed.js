// Embeds: the boxes of messages that have no layout of their own.

import { make } from "../core/dom.js";
import { inline } from "../text/inline.js";
import { markdown } from "../text/markdown.js";
import { picture } from "./media.js";

/** An embed. */
export function embed(part) {
  const box = make("div", { class: "box embed" });
  if (part.color !== undefined && part.color !== null)
    box.style.setProperty("--accent-line", colour(part.color));
  const main = make("div", { class: "embed-main" });
  if (part.author)
    main.append(make("p", { class: "embed-author" }, linked(part.author.url, part.author.name)));
  if (part.title)
    main.append(make("p", { class: "embed-title" }, linked(part.url, ...inline(part.title))));
  if (part.description) main.append(markdown(part.description));
  if (part.fields?.length) {
    main.append(
      make(
        "dl",
        { class: "fields" },
        ...part.fields.map((field) =>
          make(
            "div",
            { class: field.inline ? "inline" : "" },
            make("dt", {}, ...inline(field.name)),
            make("dd", {}, markdown(field.value)),
          ),
        ),
      ),
    );
  }
  if (part.image) main.append(picture({ ...part.image, alt: part.image.description }));
  if (part.footer) main.append(make("p", { class: "embed-footer" }, part.footer.text));
  box.append(main);
  if (part.thumbnail)
    box.append(make("div", { class: "thumbnail" }, picture({ ...part.thumbnail })));
  return box;
}

function linked(address, ...label) {
  return address
    ? make("a", { href: address, target: "_blank", rel: "noreferrer" }, ...label)
    : make("span", {}, ...label);
}

/** A colour number as CSS writes it. */
export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;
