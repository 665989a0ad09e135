// Who is here.

import { $, make } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { refill } from "../core/refill.js";
import { guildOf, membersOf, on, openChannel, state, tell } from "../core/store.js";
import { LOCALES, say } from "../core/words.js";
import { avatar, badge } from "../parts/avatar.js";

/** Keep the list of members as it should be. */
export function showMembers() {
  for (const topic of ["screen", "channel", "language"]) on(topic, draw);
}

function draw() {
  const here = membersOf(openChannel()).filter(Boolean);
  const bots = here.filter((user) => user.bot);
  const people = here.filter((user) => !user.bot);
  $("members").setAttribute("aria-label", say("members"));
  refill($("members"), section("bot", bots), section("people", people));
}

function section(kind, users) {
  const id = `members-${kind}`;
  return make(
    "section",
    { "aria-labelledby": id, data: { key: kind } },
    make("h2", { id }, `${say(kind)} – ${users.length}`),
    make("ul", {}, ...users.map(member)),
  );
}

function member(user) {
  const here = user.bot ? state.connected : true;
  const notes = [
    user.id === state.me.id && say("you"),
    guildOf(openChannel())?.admins.includes(user.id) && say("admin"),
    user.bot ? say(here ? "here" : "away") : (LOCALES[user.locale] ?? user.locale),
  ]
    .filter(Boolean)
    .join(" · ");
  return make(
    "li",
    { class: here ? "member" : "member away", data: { key: user.id } },
    avatar(user),
    make(
      "span",
      { class: "who" },
      make(
        "span",
        { class: "name" },
        user.name,
        !user.dms_open &&
          make(
            "span",
            { class: "shut", title: say("dms-closed") },
            icon("shut"),
            make("span", { class: "unseen" }, ` ${say("dms-closed")}`),
          ),
      ),
      make("small", {}, notes),
    ),
    user.mentions > 0 &&
      user.id !== state.me.id &&
      badge(user.mentions, say("mentions", { count: user.mentions })),
    !user.bot && user.id !== state.me.id && ways(user),
  );
}

/** To become somebody here, or in a window of their own. */
function ways(user) {
  const become = make(
    "button",
    {
      type: "button",
      class: "plain",
      title: say("become", { name: user.name }),
      "aria-label": say("become", { name: user.name }),
      data: { key: `become-${user.id}` },
    },
    icon("back"),
  );
  become.addEventListener("click", () => tell("become", user.id));
  const own = make(
    "a",
    {
      class: "plain",
      href: `?as=${user.id}`,
      target: "_blank",
      rel: "noopener",
      title: say("own-window", { name: user.name }),
      "aria-label": say("own-window", { name: user.name }),
    },
    icon("out"),
  );
  return make("span", { class: "ways" }, become, own);
}
