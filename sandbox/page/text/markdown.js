// Discord's markdown by lines: headings, small print, lists, quotes and code.

import { make } from "../core/dom.js";
import { inline } from "./inline.js";

const FENCE = /^```(?:(\w*)\n)?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.*)$/;
const QUOTE = /^> (.*)$/;
// The page has one h1 and its parts have h2, so texts begin below.
const HEADING_BASE = 2;

/** A text as Discord shows it. */
export function markdown(text) {
  return make("div", { class: "text" }, ...blocks(text));
}

function blocks(whole) {
  const out = [];
  let rest = whole;
  let plain = [];
  const flush = () => {
    const text = plain.join("\n").replace(/^\n+|\n+$/g, "");
    if (text) out.push(make("p", {}, ...inline(text)));
    plain = [];
  };
  while (rest) {
    const [block, length, line] = blockAt(rest);
    if (block) {
      flush();
      out.push(block);
    } else plain.push(line);
    rest = rest.slice(length);
  }
  flush();
  return out;
}

/** The block that a text begins with, its length, and the line itself where there is none. */
function blockAt(text) {
  const fence = FENCE.exec(text);
  if (fence) {
    const after = text[fence[0].length] === "\n" ? 1 : 0;
    return [
      make("pre", { tabIndex: 0 }, make("code", {}, fence[2])),
      fence[0].length + after,
      null,
    ];
  }
  if (text.startsWith(">>> "))
    return [make("blockquote", {}, ...blocks(text.slice(4))), text.length, null];
  const end = text.indexOf("\n");
  const line = end < 0 ? text : text.slice(0, end);
  const length = end < 0 ? text.length : end + 1;
  const heading = HEADING.exec(line);
  if (heading) {
    const level = heading[1].length;
    const tag = `h${level + HEADING_BASE}`;
    return [make(tag, { class: `size-${level}` }, ...inline(heading[2])), length, null];
  }
  const small = SMALL.exec(line);
  if (small) return [make("p", { class: "small" }, ...inline(small[1])), length, null];
  if (QUOTE.test(line)) return run(text, QUOTE, quote);
  if (ITEM.test(line)) return run(text, ITEM, (items) => make("div", {}, ...lists(items)));
  return [null, length, line];
}

/** A block of all lines, from the first one on, that fit a pattern. */
function run(text, pattern, build) {
  const found = [];
  let length = 0;
  for (const line of text.split("\n")) {
    const match = pattern.exec(line);
    if (!match) break;
    found.push(match);
    length += line.length + 1;
  }
  return [build(found), Math.min(length, text.length), null];
}

const quote = (lines) =>
  make("blockquote", {}, ...blocks(lines.map(([, inside]) => inside).join("\n")));

/** Lists of items; those that stand further in are lists of their own in the item before them. */
function lists(items) {
  const made = [];
  let at = 0;
  while (at < items.length) {
    const [, indent, number, text] = items[at];
    const tag = number === undefined ? "UL" : "OL";
    if (made.at(-1)?.tagName !== tag)
      made.push(number === undefined ? make("ul") : make("ol", { start: Number(number) }));
    const inner = [];
    at += 1;
    while (at < items.length && items[at][1].length > indent.length) {
      inner.push(items[at]);
      at += 1;
    }
    made.at(-1).append(make("li", {}, ...inline(text), ...lists(inner)));
  }
  return made;
}
