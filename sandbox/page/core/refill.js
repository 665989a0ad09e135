// Drawing again what is on the screen already: only what differs is touched, so that nothing is
// taken away from under a finger, a caret or a screen reader.

import { present } from "./dom.js";

/**
 * Put children into an element, keeping those that are there and alike. What has listeners has a
 * `data-key` that says what they do; it is kept only for one with the same key.
 */
export function refill(element, ...children) {
  let next = element.firstChild;
  for (const child of present(children).map(asNode)) {
    const old = sameIn(element, next, child);
    if (!old) element.insertBefore(child, next);
    else if (old !== next) element.insertBefore(old, next);
    else next = next.nextSibling;
    if (old) sync(old, child);
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
}

const asNode = (child) => (child instanceof Node ? child : document.createTextNode(child));
const keyOf = (node) => node.dataset?.key;
const alike = (one, other) => one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

/** The child that is to become like another: at this place, or wherever its key is. */
function sameIn(element, place, child) {
  if (place && alike(place, child)) return place;
  if (keyOf(child) === undefined) return null;
  for (let each = place; each; each = each.nextSibling) if (alike(each, child)) return each;
  return null;
}

function sync(old, fresh) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  const { value: chosen } = fresh;
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    // The page's policy forbids styles in attributes.
    if (name === "style") old.style.cssText = fresh.style.cssText;
    else old.setAttribute(name, value);
  }
  refill(old, ...fresh.childNodes);
  if (old instanceof HTMLSelectElement && old.value !== chosen) old.value = chosen;
}
