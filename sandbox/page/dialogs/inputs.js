// The inputs of forms: texts, menus, files and boxes, each with its label and what is wrong.

import { make, newId } from "../core/dom.js";
import { say } from "../core/words.js";
import { offered } from "../parts/menu.js";
import { Picker } from "../parts/picker.js";
import { contents } from "../commands/values.js";

const PARAGRAPH = 2;
const MAX_TEXT = 4000;

/**
 * An input with its label. `key` is its custom id, `value()` what is in it, `check()` whether that
 * will do, marking it if not.
 */
export function input(part, { label, description }) {
  const build = { 4: text, 19: files, 21: choices, 22: choices, 23: box }[part.type] ?? menu;
  const labelId = newId("label");
  const problemId = newId("problem");
  const made = build(part, labelId);
  const needed = part.required ?? true;
  const problem = make("p", { class: "problem", id: problemId });
  made.control.setAttribute("aria-describedby", problemId);
  const element = make(
    "div",
    { class: "field", role: "group", "aria-labelledby": labelId },
    make(
      "span",
      { class: "field-label", id: labelId },
      label ?? part.custom_id,
      needed && part.type !== 23 && make("span", { class: "needed", title: say("required") }, " *"),
    ),
    description && make("p", { class: "description" }, description),
    made.element ?? made.control,
    problem,
  );
  const check = () => {
    problem.textContent = made.problem(needed) ?? "";
    made.control.setAttribute("aria-invalid", String(Boolean(problem.textContent)));
    return !problem.textContent;
  };
  return {
    key: part.custom_id,
    element,
    check,
    value: made.value,
    focus: () => made.control.focus(),
  };
}

/** What is wrong with how many were chosen. */
function counted({ length }, part, needed, otherwise = 1) {
  const least = part.min_values ?? 1;
  const most = part.max_values ?? otherwise;
  if (!length) return needed && least ? say("required") : null;
  if (needed && length < least) return say("at-least", { count: least });
  return length > most ? say("at-most", { count: most }) : null;
}

function text(part, labelId) {
  const control = make(part.style === PARAGRAPH ? "textarea" : "input", {
    value: part.value ?? "",
    placeholder: part.placeholder ?? "",
    maxLength: part.max_length ?? MAX_TEXT,
    required: part.required ?? true,
    "aria-labelledby": labelId,
  });
  if (part.style === PARAGRAPH) control.rows = 4;
  const problem = (needed) => {
    const { length } = control.value;
    if (!length) return needed ? say("required") : null;
    return length < (part.min_length ?? 0) ? say("too-short", { count: part.min_length }) : null;
  };
  return { control, problem, value: () => control.value };
}

function menu(part, labelId) {
  const picker = new Picker({ ...part, min_values: 0 }, offered(part));
  picker.button.setAttribute("aria-labelledby", labelId);
  const problem = (needed) => counted(picker.values, part, needed);
  return { control: picker.button, element: picker.element, problem, value: () => picker.values };
}

function choices(part) {
  const single = part.type === 21;
  const name = newId("group");
  const boxes = part.options.map((option) =>
    make("input", {
      type: single ? "radio" : "checkbox",
      name,
      value: option.value,
      checked: option.default ?? false,
    }),
  );
  const lines = part.options.map((option, index) =>
    make(
      "label",
      { class: "choice" },
      boxes[index],
      make("span", {}, option.label, option.description && make("small", {}, option.description)),
    ),
  );
  const chosen = () => boxes.filter((each) => each.checked).map((each) => each.value);
  const problem = (needed) => counted(chosen(), part, needed, boxes.length);
  return {
    control: boxes[0],
    element: make("div", { class: "choices" }, ...lines),
    problem,
    value: chosen,
  };
}

function box(part, labelId) {
  const control = make("input", {
    type: "checkbox",
    checked: part.default ?? false,
    "aria-labelledby": labelId,
  });
  return { control, problem: () => null, value: () => control.checked };
}

function files(part, labelId) {
  const control = make("input", {
    type: "file",
    multiple: (part.max_values ?? 1) > 1,
    "aria-labelledby": labelId,
  });
  const problem = (needed) => counted(control.files, part, needed);
  return { control, problem, value: () => Promise.all([...control.files].map(contents)) };
}
