// Messages and forms as elements. Text only ever becomes text nodes, so nothing in it can run.

const names = new Map();

/** Remember how users and channels are called, for mentions. */
export function learnNames(pairs) {
  for (const [id, name] of pairs) names.set(id, name);
}

/** Make an element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const INLINE =
  /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\((https?:[^)\s]+)\)|<(@|#)!?(\d+)>|<t:(\d+)(?::\w)?>/g;

function inline(line) {
  const pieces = [];
  let last = 0;
  for (const found of line.matchAll(INLINE)) {
    pieces.push(line.slice(last, found.index));
    last = found.index + found[0].length;
    const [, bold, italic, code, label, href, sign, id, time] = found;
    if (bold) pieces.push(make("strong", {}, ...inline(bold)));
    else if (italic) pieces.push(make("em", {}, ...inline(italic)));
    else if (code) pieces.push(make("code", {}, code));
    else if (label) pieces.push(make("a", { href, target: "_blank", rel: "noreferrer" }, label));
    else if (id) pieces.push(make("span", { className: "mention" }, sign + (names.get(id) ?? id)));
    else pieces.push(make("time", {}, new Date(Number(time) * 1000).toLocaleString()));
  }
  pieces.push(line.slice(last));
  return pieces;
}

function text(content) {
  const block = make("div", { className: "text" });
  for (const line of content.split("\n")) {
    const [, mark, rest] = /^(#{1,3}|-#) (.*)$/.exec(line) ?? [];
    if (mark === "-#") block.append(make("small", {}, ...inline(rest)), "\n");
    else if (mark) block.append(make(`h${mark.length + 2}`, {}, ...inline(rest)));
    else block.append(...inline(line), "\n");
  }
  return block;
}

// The page may be open under another name of this machine than the one in the links.
function local(url) {
  const parsed = new URL(url, location.href);
  return parsed.pathname.startsWith("/attachments/") ? parsed.pathname + parsed.search : url;
}

function picture(url, alt) {
  const image = make("img", { src: local(url), alt: alt ?? "" });
  return make("figure", {}, image, alt ? make("figcaption", {}, alt) : null);
}

function file(url, name) {
  return make("a", { href: local(url), download: name }, name);
}

function select(component, act) {
  const several = (component.max_values ?? 1) > 1;
  const list = make("select", { multiple: several, disabled: component.disabled ?? false });
  if (!several) list.append(make("option", { value: "" }, component.placeholder ?? "Choose…"));
  for (const option of component.options ?? []) {
    const note = option.description ? ` (${option.description})` : "";
    const line = make("option", { value: option.value, selected: option.default ?? false });
    line.append(option.label + note);
    list.append(line);
  }
  const chosen = () => [...list.selectedOptions].map((option) => option.value).filter(Boolean);
  if (!several) {
    list.addEventListener("change", () => act.select(component.custom_id, chosen()));
    return list;
  }
  const send = make("button", { type: "button" }, "Choose");
  send.addEventListener("click", () => act.select(component.custom_id, chosen()));
  return make("span", {}, list, send);
}

function button(component, act) {
  const label = [component.emoji?.name, component.label].filter(Boolean).join(" ");
  if (component.url) {
    return make("a", { href: component.url, target: "_blank", rel: "noreferrer" }, label);
  }
  const element = make("button", {
    type: "button",
    className: `style-${component.style}`,
    disabled: component.disabled ?? false,
  }, label);
  element.addEventListener("click", () => act.click(component.custom_id));
  return element;
}

function component(part, act) {
  const inside = () => (part.components ?? []).map((child) => component(child, act));
  switch (part.type) {
    case 1: return make("div", { className: "row" }, ...inside());
    case 2: return button(part, act);
    case 3: case 5: case 6: case 7: case 8: return select(part, act);
    case 9: return make("div", { className: "section" },
      make("div", {}, ...inside()), component(part.accessory, act));
    case 10: return text(part.content);
    case 11: return picture(part.media.url, part.description);
    case 12: return make("div", {},
      ...part.items.map((item) => picture(item.media.url, item.description)));
    case 13: return file(part.file.url, part.name ?? "file");
    case 14: return make("hr");
    case 17: {
      const box = make("div", { className: "box" }, ...inside());
      if (part.accent_color !== undefined && part.accent_color !== null) {
        box.style.setProperty("--box", `#${part.accent_color.toString(16).padStart(6, "0")}`);
      }
      return box;
    }
    default: return make("span");
  }
}

function embed(part) {
  return make("div", { className: "embed" },
    part.title ? make("strong", {}, part.title) : null,
    part.description ? text(part.description) : null,
    ...(part.fields ?? []).map((field) =>
      make("div", {}, make("strong", {}, field.name), text(field.value))),
    part.footer ? make("small", {}, part.footer.text) : null);
}

/** A message as a list item; `act` has `click(custom_id)` and `select(custom_id, values)`. */
export function messageElement(message, act) {
  const ephemeral = (message.flags & 64) !== 0;
  const thinking = (message.flags & 128) !== 0;
  const when = new Date(message.timestamp).toLocaleTimeString();
  const item = make("li", { className: ephemeral ? "message private" : "message" });
  item.dataset.id = message.id;
  item.append(make("header", {},
    make("strong", {}, message.author.global_name ?? message.author.username),
    make("small", {}, when + (message.edited_timestamp ? " (edited)" : "")),
    ephemeral ? make("small", {}, "only you can see this") : null));
  if (thinking) item.append(make("em", {}, "thinking…"));
  if (message.type === 18) item.append(make("em", {}, `started the thread ${message.content}`));
  else if (message.content) item.append(text(message.content));
  item.append(...message.embeds.map(embed));
  for (const part of message.attachments) {
    const shown = (part.content_type ?? "").startsWith("image/");
    item.append(shown ? picture(part.url, part.description) : file(part.url, part.filename));
  }
  item.append(...message.components.map((part) => component(part, act)));
  return item;
}

function field(part) {
  if (part.type === 4) {
    const several = part.style === 2;
    return make(several ? "textarea" : "input", {
      name: part.custom_id,
      value: part.value ?? "",
      placeholder: part.placeholder ?? "",
      required: part.required ?? true,
      maxLength: part.max_length ?? 4000,
    });
  }
  if (part.type === 23) {
    return make("input", { type: "checkbox", name: part.custom_id, checked: part.default ?? false });
  }
  const many = (part.max_values ?? 1) > 1 || part.type === 22;
  return make("select", { name: part.custom_id, multiple: many },
    ...(part.options ?? []).map((option) =>
      make("option", { value: option.value, selected: option.default ?? false }, option.label)));
}

/** The inside of a form; `values(form)` reads it. */
export function modalElements(modal) {
  const rows = modal.components.map((row) => {
    if (row.type === 10) return text(row.content);
    const part = row.component ?? row.components[0];
    return make("label", {}, `${row.label ?? part.label} `, field(part));
  });
  return [make("h2", {}, modal.title), ...rows];
}

/** What was filled into a form, by the names of its fields. */
export function modalValues(form) {
  const values = {};
  for (const element of form.elements) {
    if (!element.name) continue;
    if (element.type === "checkbox") values[element.name] = element.checked;
    else if (element.tagName === "SELECT") {
      values[element.name] = [...element.selectedOptions].map((option) => option.value);
    } else values[element.name] = element.value;
  }
  return values;
}
