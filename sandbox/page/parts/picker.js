// A button that opens a list to choose from, for the mouse, the finger and the keyboard.

import { make, newId } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { say } from "../core/words.js";

const TYPED_TOGETHER = 700;
const COMFORTABLE = 260;

/** One choice is sent as soon as it is made, several when the list is closed. */
export class Picker {
  /** `options` are objects with `value`, `label`, `detail` and `chosen`; `send` gets the values. */
  constructor(part, options, send = () => {}) {
    this.options = options;
    this.send = send;
    this.placeholder = part.placeholder || say("choose");
    this.most = part.max_values ?? 1;
    this.least = part.min_values ?? 1;
    this.several = this.most > 1;
    this.chosen = new Set(options.filter((option) => option.chosen).map((option) => option.value));
    this.before = [];
    this.touched = false;
    this.active = 0;
    this.typed = "";
    this.#build(part);
    this.#show();
  }

  /** What is chosen, in the order of the list. */
  get values() {
    return this.options.map((option) => option.value).filter((value) => this.chosen.has(value));
  }

  #build(part) {
    const id = newId("list");
    this.face = make("span", { class: "chosen" });
    this.button = make(
      "button",
      {
        type: "button",
        class: "menu",
        role: "combobox",
        disabled: part.disabled ?? false,
        data: { key: part.custom_id },
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "aria-controls": id,
      },
      this.face,
      icon("down"),
    );
    this.items = this.options.map((option, index) => this.#item(option, index));
    const nothing = make(
      "li",
      { class: "nothing", role: "option", "aria-disabled": "true" },
      say("nothing-fits"),
    );
    this.list = make(
      "ul",
      {
        id,
        class: "menu-list",
        role: "listbox",
        popover: "auto",
        tabIndex: -1,
        "aria-label": this.placeholder,
        "aria-multiselectable": String(this.several),
      },
      this.items.length ? this.items : nothing,
    );
    this.element = make("div", { class: "menu-box" }, this.button, this.list);
    this.button.addEventListener("click", () => this.open());
    this.button.addEventListener("keydown", (event) => {
      if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
      event.preventDefault();
      this.open();
    });
    this.list.addEventListener("keydown", (event) => this.#key(event));
    this.list.addEventListener("toggle", ({ newState }) => this.#toggled(newState === "open"));
  }

  #item(option, index) {
    return make(
      "li",
      { role: "option", id: newId("option"), onclick: () => this.pick(index) },
      this.several && make("span", { class: "tick" }, icon("check")),
      make(
        "span",
        { class: "what" },
        make("span", { class: "name" }, option.label),
        option.detail && make("small", {}, option.detail),
      ),
    );
  }

  /** Open the list and go into it. */
  open() {
    if (this.button.disabled || this.button.classList.contains("waiting")) return;
    this.before = this.values;
    this.touched = false;
    this.list.showPopover();
    place(this.list, this.button);
    this.list.focus();
    this.#move(
      Math.max(
        0,
        this.options.findIndex((option) => this.chosen.has(option.value)),
      ),
    );
  }

  /** Choose an option; where several can be chosen, take it back if it was. */
  pick(index) {
    const { value } = this.options[index];
    this.touched = true;
    if (!this.several) this.chosen = new Set([value]);
    else if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.most) this.chosen.add(value);
    this.#move(index);
    this.#show();
    if (!this.several) this.list.hidePopover();
  }

  #toggled(open) {
    this.button.setAttribute("aria-expanded", String(open));
    if (open) return;
    const enough = this.chosen.size >= this.least && this.chosen.size <= this.most;
    const changed = !this.several || this.values.join("\n") !== this.before.join("\n");
    if (enough && this.touched && changed) this.send(this.values);
    else if (!enough) this.chosen = new Set(this.before);
    this.#show();
  }

  #show() {
    const names = this.options
      .filter((option) => this.chosen.has(option.value))
      .map((option) => option.label);
    this.face.textContent = names.join(", ") || this.placeholder;
    this.face.classList.toggle("placeholder", !names.length);
    this.button.setAttribute("aria-label", [this.placeholder, ...names].join(", "));
    this.items.forEach((item, index) =>
      item.setAttribute("aria-selected", String(this.chosen.has(this.options[index].value))),
    );
  }

  #move(to) {
    if (!this.items.length) return;
    this.active = Math.max(0, Math.min(this.items.length - 1, to));
    this.items.forEach((item, index) => item.classList.toggle("active", index === this.active));
    this.list.setAttribute("aria-activedescendant", this.items[this.active].id);
    this.items[this.active].scrollIntoView({ block: "nearest" });
  }

  #key(event) {
    const act = {
      ArrowDown: () => this.#move(this.active + 1),
      ArrowUp: () => this.#move(this.active - 1),
      Home: () => this.#move(0),
      End: () => this.#move(this.items.length - 1),
      Enter: () => this.items.length && this.pick(this.active),
      " ": () => this.items.length && this.pick(this.active),
      Tab: () => this.list.hidePopover(),
    }[event.key];
    if (act) {
      event.preventDefault();
      event.stopPropagation();
      act();
    } else if (event.key.length === 1) this.#search(event.key);
  }

  #search(key) {
    this.typed += key.toLowerCase();
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => {
      this.typed = "";
    }, TYPED_TOGETHER);
    const found = this.options.findIndex((option) =>
      option.label.toLowerCase().includes(this.typed),
    );
    if (found >= 0) this.#move(found);
  }
}

/** Put a list under its button, or above where there is more room; a phone shows it at the bottom. */
function place(list, button) {
  const box = button.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  const up = below < COMFORTABLE && box.top > below;
  list.style.setProperty("--left", `${box.left}px`);
  list.style.setProperty("--width", `${box.width}px`);
  list.style.setProperty("--top", up ? "auto" : `${box.bottom + 4}px`);
  list.style.setProperty("--bottom", up ? `${window.innerHeight - box.top + 4}px` : "auto");
  list.style.setProperty("--room", `${(up ? box.top : below) - 16}px`);
}
