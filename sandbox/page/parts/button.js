// Buttons: five styles, one of which is a link.

import { make } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { localPlace, visit } from "../places/links.js";
import { use } from "./act.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

/** A button of a message. */
export function button(part, message) {
  const look = `button ${STYLES[part.style] ?? "secondary"}`;
  const label = [part.emoji?.name && make("span", { class: "emoji" }, part.emoji.name), part.label];
  if (part.url) return linkButton(part.url, look, label);
  const element = make(
    "button",
    {
      type: "button",
      class: look,
      disabled: part.disabled ?? false,
      data: { key: part.custom_id },
    },
    make("span", { class: "label" }, ...label.filter(Boolean)),
    make("span", { class: "dots", "aria-hidden": "true" }),
  );
  element.addEventListener("click", () =>
    use("/click", { message: message.id, button: part.custom_id }),
  );
  return element;
}

function linkButton(address, look, label) {
  const place = localPlace(address);
  const inside = make("span", { class: "label" }, ...label.filter(Boolean));
  if (place) {
    const go = (event) => visit(event, place);
    const data = { key: address };
    return make("a", { class: look, href: place.href, onclick: go, data }, inside);
  }
  return make(
    "a",
    { class: look, href: address, target: "_blank", rel: "noreferrer" },
    inside,
    icon("out"),
  );
}
