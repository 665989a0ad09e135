// The list above the line one types in: commands, choices and what the bot suggests.

import { fill, make, newId } from "../core/dom.js";

/** A list that belongs to whichever input has the focus. */
export class Suggestions {
  constructor(label) {
    this.list = make("ul", {
      id: newId("suggestions"),
      class: "suggestions",
      role: "listbox",
      "aria-label": label,
    });
    this.list.hidden = true;
    this.items = [];
    this.input = null;
    this.active = -1;
  }

  /** Make an input one that the list can belong to. */
  adopt(input) {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-controls", this.list.id);
    input.addEventListener("blur", () => this.input === input && this.close());
  }

  get open() {
    return !this.list.hidden && this.items.length > 0;
  }

  /**
   * Offer items with `label`, `detail` and `pick` under a heading; the first one is active. If the
   * same ones are offered again, the active one stays: somebody may have gone to it by now.
   */
  offer(input, heading, items) {
    const named = (list) => JSON.stringify(list.map(({ label }) => label));
    const stays = this.input === input && named(items) === named(this.items);
    const active = stays ? this.active : 0;
    this.input = input;
    this.items = items;
    const lines = items.map((item, index) =>
      make(
        "li",
        {
          role: "option",
          id: newId("suggestion"),
          "aria-selected": "false",
          // The focus stays in the input.
          onpointerdown: (event) => event.preventDefault(),
          onclick: () => this.pick(index),
        },
        make("span", { class: "name" }, item.label),
        item.detail && make("small", {}, item.detail),
      ),
    );
    fill(
      this.list,
      heading && make("li", { class: "heading", role: "presentation" }, heading),
      ...lines,
    );
    this.lines = lines;
    this.list.hidden = false;
    input.setAttribute("aria-expanded", String(items.length > 0));
    this.move(items.length ? active : -1);
  }

  /** While better ones are awaited, keep those that still fit, so that no wrong one is taken. */
  narrow(input, typed, otherwise) {
    const words = typed.trim().toLowerCase();
    const fitting =
      this.input === input
        ? this.items.filter((item) => item.label.toLowerCase().includes(words))
        : [];
    if (fitting.length) this.offer(input, otherwise, fitting);
    else this.note(input, otherwise);
  }

  /** Say something instead of offering. */
  note(input, text) {
    this.offer(input, text, []);
  }

  /** Make one the active item. */
  move(index) {
    this.active = index;
    this.lines.forEach((line, each) => line.setAttribute("aria-selected", String(each === index)));
    const line = this.lines[index];
    if (!line) return this.input.removeAttribute("aria-activedescendant");
    line.scrollIntoView({ block: "nearest" });
    return this.input.setAttribute("aria-activedescendant", line.id);
  }

  /** Take an item. */
  pick(index = this.active) {
    const item = this.items[index];
    this.close();
    item?.pick();
  }

  /** Offer nothing. */
  close() {
    this.list.hidden = true;
    this.items = [];
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
    this.input = null;
  }

  /** Use a key for the list; false if it means something else. */
  key(event) {
    if (!this.open || event.isComposing) return false;
    const count = this.items.length;
    const use = {
      ArrowDown: () => this.move((this.active + 1) % count),
      ArrowUp: () => this.move((this.active - 1 + count) % count),
      Enter: () => this.pick(),
      Tab: () => this.pick(),
      Escape: () => this.close(),
    }[event.key];
    if (!use || (event.key === "Tab" && event.shiftKey)) return false;
    event.preventDefault();
    use();
    return true;
  }
}
