// Addresses of places: those of Discord lead to places of this page.

import { $ } from "../core/dom.js";
import { state, tell } from "../core/store.js";

const PLACE =
  /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** The place that an address of Discord names, if it is one that the user can see. */
export function localPlace(address) {
  const [, channel, message] = PLACE.exec(address) ?? [];
  return channel && state.channels.has(channel)
    ? { channel, message, href: `?in=${channel}` }
    : null;
}

/** Follow a link to a place of this page. */
export function visit(event, place) {
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  tell("go", place);
}

/** Where a file of the sandbox lies, whatever name of this machine the page is open under. */
export function fileAddress(address) {
  const parsed = new URL(address, location.href);
  // Links expire after a day of the sandbox's clock; without their date they do not.
  return parsed.pathname.startsWith("/attachments/") ? parsed.pathname : null;
}

/** Show a message to the eye; false if it is not among those on the screen. */
export function pointAt(message) {
  const element = $("messages").querySelector(`[data-id="${CSS.escape(message)}"]`);
  if (!element) return false;
  element.scrollIntoView({ block: "nearest" });
  element.classList.add("pointed");
  element.addEventListener("animationend", () => element.classList.remove("pointed"), {
    once: true,
  });
  return true;
}
