// One option of a command that is being filled in.

import { askAs } from "../core/api.js";
import { make, newId } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { state } from "../core/store.js";
import { say } from "../core/words.js";
import { closedList, contents, KIND, read } from "./values.js";

const PAUSE = 120;

/** An option with its name, its input and what is wrong with it. */
export class Field {
  /** `form` has the `command`, its `suggestions`, and `others()`: what else is filled in. */
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.picked = null;
    this.asked = 0;
    const id = newId("option");
    const problem = newId("problem");
    const file = option.type === KIND.FILE;
    this.input = make("input", {
      id,
      type: file ? "file" : "text",
      autocomplete: "off",
      spellcheck: false,
      "aria-describedby": problem,
      "aria-required": String(option.required ?? false),
    });
    this.problem = make("span", { id: problem, class: "problem" });
    const drop = option.required
      ? null
      : make(
          "button",
          {
            type: "button",
            class: "plain drop",
            "aria-label": say("leave-out", { name: option.local_name }),
          },
          icon("close"),
        );
    drop?.addEventListener("click", () => form.drop(this));
    this.element = make(
      "div",
      { class: "option" },
      make("label", { for: id }, option.local_name),
      this.input,
      drop,
      this.problem,
    );
    if (file) this.input.addEventListener("change", () => this.mark(""));
    else this.#listen();
  }

  #listen() {
    this.form.suggestions.adopt(this.input);
    this.#fit();
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.mark("");
      this.#fit();
      this.suggest();
    });
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("click", () => {
      if (this.form.suggestions.input !== this.input) this.suggest();
    });
    this.input.addEventListener("keydown", (event) => {
      if (this.form.suggestions.key(event)) return;
      if (event.key === "Backspace" && !this.input.value) {
        event.preventDefault();
        this.form.drop(this);
      }
    });
  }

  #fit() {
    this.input.size = Math.max(6, Math.min(40, this.input.value.length + 2));
  }

  /** Offer what fits: the option's own list, or what the bot suggests. */
  async suggest() {
    const { suggestions } = this.form;
    if (this.option.type === KIND.FILE) return suggestions.close();
    const typed = this.input.value;
    const heading = this.option.local_description;
    const list = closedList(this.option);
    this.asked += 1;
    if (list) {
      const fitting = this.picked
        ? list
        : list.filter((each) => each.label.toLowerCase().includes(typed.trim().toLowerCase()));
      if (this.picked) return suggestions.close();
      return fitting.length
        ? suggestions.offer(
            this.input,
            heading,
            fitting.map((each) => this.#item(each)),
          )
        : suggestions.note(this.input, say("nothing-fits"));
    }
    if (!this.option.autocomplete || this.picked) return suggestions.note(this.input, heading);
    return this.#askBot(typed, this.asked, heading);
  }

  async #askBot(typed, asked, heading) {
    const { suggestions } = this.form;
    const current = () => this.asked === asked && document.activeElement === this.input;
    suggestions.narrow(this.input, typed, say("suggesting"));
    await new Promise((resolve) => setTimeout(resolve, typed ? PAUSE : 0));
    if (!current()) return;
    let choices = null;
    try {
      const body = {
        channel: state.channel,
        command: this.form.command.command,
        option: this.option.name,
        typed,
        options: this.form.others(this),
      };
      ({ choices } = await askAs("/autocomplete", body));
    } catch {
      // Said below.
    }
    if (!current()) return;
    if (!choices) suggestions.note(this.input, say("suggesting-failed"));
    else if (!choices.length) suggestions.note(this.input, say("nothing-fits"));
    else
      suggestions.offer(
        this.input,
        heading,
        choices.map((choice) => this.#item({ value: choice.value, label: choice.name })),
      );
  }

  #item(each) {
    return { ...each, pick: () => this.pick(each) };
  }

  /** Take one of the values that were offered. */
  pick({ value, label }) {
    this.picked = { value };
    this.input.value = label;
    this.asked += 1;
    this.mark("");
    this.#fit();
    this.form.next(this);
  }

  /** What is filled in: `{ value }`, `{ problem }`, or nothing of both. */
  async read() {
    if (this.option.type !== KIND.FILE) return this.picked ?? read(this.option, this.input.value);
    const [file] = this.input.files;
    if (file) return { value: await contents(file) };
    return this.option.required ? { problem: say("required") } : {};
  }

  /** What is filled in by now, for the bot's suggestions in other options. */
  get value() {
    if (this.option.type === KIND.FILE) return undefined;
    return (this.picked ?? read(this.option, this.input.value)).value;
  }

  /** Say what is wrong; nothing, if it is empty. */
  mark(problem) {
    this.problem.textContent = problem;
    this.input.setAttribute("aria-invalid", String(Boolean(problem)));
    this.element.classList.toggle("wrong", Boolean(problem));
  }
}
