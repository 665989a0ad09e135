// Who one is: the people to switch between, their badges, and the language of the present one.

import { askAs } from "../core/api.js";
import { $, make } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { refill } from "../core/refill.js";
import { on, state, tell } from "../core/store.js";
import { LOCALES, say } from "../core/words.js";
import { welcomeSomebody } from "../dialogs/newcomer.js";
import { avatar, badge } from "../parts/avatar.js";

/** Keep the panel as it should be. */
export function showPeople() {
  for (const topic of ["screen", "language"]) on(topic, draw);
}

function draw() {
  $("people").setAttribute("aria-label", say("who-are-you"));
  refill($("people"), make("h2", {}, say("who-are-you")), faces(), me());
}

function faces() {
  const plus = make(
    "button",
    {
      type: "button",
      class: "plain face",
      title: say("new-person"),
      "aria-label": say("new-person"),
      data: { key: "new" },
    },
    icon("plus"),
  );
  plus.addEventListener("click", welcomeSomebody);
  return make(
    "ul",
    { class: "faces" },
    ...state.users.map((user) => make("li", { data: { key: `face-${user.id}` } }, face(user))),
    make("li", { data: { key: "face-new" } }, plus),
  );
}

function face(user) {
  const mine = user.id === state.me.id;
  const button = make(
    "button",
    {
      type: "button",
      class: "plain face",
      title: user.name,
      "aria-pressed": String(mine),
      data: { key: user.id },
    },
    avatar(user),
    make("span", { class: "unseen" }, say("become", { name: user.name })),
    user.mentions > 0 && badge(user.mentions, say("mentions", { count: user.mentions })),
  );
  button.addEventListener("click", () => tell("become", user.id));
  return button;
}

function me() {
  const id = "my-language";
  const choices = { ...LOCALES, [state.me.locale]: LOCALES[state.me.locale] ?? state.me.locale };
  const locale = make(
    "select",
    { id, data: { key: "language" } },
    ...Object.entries(choices).map(([value, label]) =>
      make("option", { value, selected: value === state.me.locale }, label),
    ),
  );
  locale.addEventListener("change", () => askAs("", { locale: locale.value }, "PATCH"));
  const own = make(
    "a",
    {
      class: "plain",
      href: `?as=${state.me.id}&in=${state.channel ?? ""}`,
      target: "_blank",
      rel: "noopener",
      title: say("new-window"),
      "aria-label": say("new-window"),
      data: { key: "window" },
    },
    icon("out"),
  );
  return make(
    "div",
    { class: "me" },
    avatar(state.me),
    make(
      "span",
      { class: "who" },
      make("strong", { class: "name" }, state.me.name),
      make("label", { class: "unseen", for: id }, say("language")),
      locale,
    ),
    own,
  );
}
