// A command that is being filled in, option by option.

import { make } from "../core/dom.js";
import { say } from "../core/words.js";
import { Field } from "./field.js";

/** The command's name and its options; `leave` is called when it is given up. */
export class CommandForm {
  constructor(command, suggestions, leave) {
    this.command = command;
    this.suggestions = suggestions;
    this.leave = leave;
    this.fields = command.options
      .filter((option) => option.required)
      .map((option) => new Field(option, this));
    this.line = make("div", {
      class: "command",
      role: "group",
      "aria-label": `/${command.local_command}`,
    });
    this.element = this.line;
    this.#draw();
  }

  #draw() {
    const left = this.command.options.filter(
      (option) => !this.fields.some((field) => field.option === option),
    );
    const more = left.map((option) => {
      const add = make(
        "button",
        { type: "button", class: "add", title: option.local_description },
        `+ ${option.local_name}`,
      );
      add.addEventListener("click", () => this.add(option));
      return add;
    });
    this.line.replaceChildren(
      make("span", { class: "command-name" }, `/${this.command.local_command}`),
      ...this.fields.map((field) => field.element),
      ...more,
    );
  }

  /** Put in an option that can be left out. */
  add(option) {
    const field = new Field(option, this);
    this.fields.push(field);
    this.#draw();
    field.input.focus();
  }

  /** Take out an option that can be left out; a needed one gives the command up. */
  drop(field) {
    this.suggestions.close();
    if (field.option.required) {
      if (this.fields.every((each) => !each.input.value)) this.leave();
      return;
    }
    this.fields = this.fields.filter((each) => each !== field);
    this.#draw();
    (this.fields.at(-1)?.input ?? this.line.querySelector("button"))?.focus();
  }

  /** Go to the first option that is needed and empty, or stay. */
  next(field) {
    const empty = this.fields.find((each) => each.option.required && !each.input.value);
    (empty ?? field).input.focus();
    if (!empty) this.suggestions.close();
  }

  /** Begin with the first option. */
  focus() {
    (this.fields[0]?.input ?? this.line.querySelector("button"))?.focus();
  }

  /** What is filled in besides one option, as far as it is sound. */
  others(field) {
    return Object.fromEntries(
      this.fields
        .filter((each) => each !== field && each.value !== undefined)
        .map((each) => [each.option.name, each.value]),
    );
  }

  /** All options by name; null after marking those that are missing or wrong. */
  async options() {
    const found = {};
    let wrong = null;
    for (const field of this.fields) {
      const { value, problem } = await field.read();
      field.mark(problem ?? "");
      if (problem) wrong ??= field;
      else if (value !== undefined) found[field.option.name] = value;
    }
    if (!wrong) return found;
    wrong.input.focus();
    wrong.suggest();
    return null;
  }

  /** How the command reads once it is sent. */
  get spoken() {
    return say("sending", { command: `/${this.command.local_command}` });
  }
}
