// Making elements. Text only ever becomes text nodes, so nothing that somebody wrote can run.

/** The element with an id. */
export const $ = (id) => document.getElementById(id);

/**
 * Make an element. Names with a dash, `role` and `for` are attributes, names that begin with `on`
 * are listeners, all others are properties; what is null or false among the children is left out.
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name.includes("-") || name === "role" || name === "for" || name === "popover") {
      element.setAttribute(name, value);
    } else element[name] = value;
  }
  element.append(...present(children));
  return element;
}

/** A list without its gaps, nested lists laid flat. */
export function present(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false);
}

/** Put new children into an element. */
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
}

/** Text for screen readers only. */
export const unseen = (text) => make("span", { class: "unseen" }, text);

/** Let a screen reader say something when it has time. */
export function announce(text) {
  const region = $("announcer");
  const line = make("p", {}, text);
  region.append(line);
  while (region.childElementCount > 5) region.firstElementChild.remove();
}

let last = 0;

/** An id for an element that a label or a list points to. */
export const newId = (kind) => `${kind}-${(last += 1)}`;
