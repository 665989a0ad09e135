// Discord's inline markdown: a list of rules, tried in order at each place of a text.

import { make } from "../core/dom.js";
import { say } from "../core/words.js";
import { localPlace, visit } from "../places/links.js";
import { channelMention, commandMention, everyone, moment, userMention } from "./mentions.js";

const INSIDE = String.raw`((?:\\[\s\S]|[^\\])+?)`;
const rule = (source, build) => [new RegExp(source, "y"), build];
const wrap =
  (tag) =>
  ([, inside], depth) =>
    make(tag, {}, ...inline(inside, depth));

const RULES = [
  rule(String.raw`\\([^A-Za-z0-9\s])`, ([, character]) => character),
  rule("``([^`](?:[\\s\\S]*?[^`])?)``(?!`)", ([, code]) => make("code", {}, code.trim())),
  rule("`([^`]+)`", ([, code]) => make("code", {}, code)),
  rule(String.raw`\*\*\*(?=\S)${INSIDE}\*\*\*(?!\*)`, ([, inside], depth) =>
    make("em", {}, make("strong", {}, ...inline(inside, depth))),
  ),
  rule(String.raw`\*\*${INSIDE}\*\*(?!\*)`, wrap("strong")),
  rule(String.raw`__${INSIDE}__(?!_)`, wrap("u")),
  rule(String.raw`\*(?=[^\s*])((?:\\[\s\S]|\*\*|[^*\\])+?)\*(?!\*)`, wrap("em")),
  rule(
    String.raw`(?<![\p{L}\p{N}])_(?=[^\s_])((?:\\[\s\S]|[^_\\])+?)_(?![\p{L}\p{N}_])`,
    wrap("em"),
  ),
  rule(String.raw`~~${INSIDE}~~`, wrap("s")),
  rule(String.raw`\|\|${INSIDE}\|\|`, ([, inside], depth) => spoiler(inline(inside, depth))),
  rule(
    String.raw`\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)`,
    ([, label, address], depth) => link(address, inline(label, depth)),
  ),
  rule(String.raw`<(https?:\/\/[^\s>]+)>`, ([, address]) => link(address, [address])),
  rule(String.raw`https?:\/\/[^\s<]*[^\s<.,:;"')\]]`, ([address]) => link(address, [address])),
  rule(String.raw`<@!?(\d+)>`, ([, id]) => userMention(id)),
  rule(String.raw`<#(\d+)>`, ([, id]) => channelMention(id)),
  rule(String.raw`<@&(\d+)>`, () => everyone("@everyone")),
  rule(String.raw`<\/([^:>]+):\d+>`, ([, name]) => commandMention(name)),
  rule(String.raw`<t:(-?\d{1,12})(?::([tTdDfFR]))?>`, ([, seconds, style]) =>
    moment(Number(seconds), style),
  ),
  rule(String.raw`<a?:(\w+):\d+>`, ([, name]) => `:${name}:`),
  rule(String.raw`@(?:everyone|here)\b`, ([text]) => everyone(text)),
  rule("(?:[^\\\\*_~|`\\[<@h]|h(?!ttps?:))+|[\\s\\S]", ([text]) => text),
].map(([pattern, build]) => [new RegExp(pattern.source, "yu"), build]);

const DEEPEST = 8;

/** The nodes and strings of a text with inline markdown. */
export function inline(text, depth = 0) {
  if (depth > DEEPEST) return [text];
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    for (const [pattern, build] of RULES) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) continue;
      nodes.push(build(found, depth + 1));
      at += found[0].length;
      break;
    }
  }
  return nodes;
}

function link(address, label) {
  const place = localPlace(address);
  if (place)
    return make("a", { href: place.href, onclick: (event) => visit(event, place) }, ...label);
  return make("a", { href: address, target: "_blank", rel: "noreferrer" }, ...label);
}

/** Something that is hidden until it is pressed. */
export function spoiler(nodes) {
  const inside = make("span", { class: "hidden" }, ...nodes);
  inside.inert = true;
  const cover = make(
    "span",
    { class: "spoiler", role: "button", tabIndex: 0, data: { spoiler: "" } },
    inside,
  );
  cover.setAttribute("aria-label", say("spoiler"));
  const reveal = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    cover.replaceWith(make("span", { class: "spoiler open" }, ...nodes));
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}
