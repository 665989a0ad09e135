// The sandbox's time, which can be pushed ahead of the real one, and how times are written.

import { language } from "./words.js";

let ahead = 0;
const SECOND = 1000;
const UNITS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** Set the clock by the sandbox's. */
export function setClock(seconds) {
  ahead = seconds * SECOND - Date.now();
  refresh();
}

/** The sandbox's time. */
export const now = () => new Date(Date.now() + ahead);

/** A moment as Discord writes it in a style such as `f`, or `R` for how long ago. */
export function written(moment, style = "f") {
  if (Number.isNaN(moment.getTime())) return "?";
  if (style !== "R") return new Intl.DateTimeFormat(language(), STYLES[style]).format(moment);
  const seconds = Math.round((moment - now()) / SECOND);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(
    Math.round(seconds / size),
    unit,
  );
}

/** When a message was written: the time of day, with the date unless it was today. */
export function stamped(moment) {
  const today = moment.toDateString() === now().toDateString();
  return today ? written(moment, "t") : `${written(moment, "d")} ${written(moment, "t")}`;
}

function refresh() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = written(new Date(element.dateTime), "R");
  }
}

setInterval(refresh, 10 * SECOND);
