// The page's own words, in the language of the user.

import en from "../words/en.js";
import ru from "../words/ru.js";
import uk from "../words/uk.js";
import { state } from "./store.js";

const CATALOGUES = { en, ru, uk };

/** The languages that a person can choose, as Discord names them. */
export const LOCALES = { "en-US": "English", ru: "Русский", uk: "Українська", de: "Deutsch" };

/** The language the page speaks: the user's, or English where it does not know that one. */
export function language() {
  const short = (state.me?.locale ?? "en").split("-")[0];
  return short in CATALOGUES ? short : "en";
}

/** A text by its key, with what stands in braces filled in; a count chooses among plural forms. */
export function say(key, facts = {}) {
  const found = CATALOGUES[language()][key] ?? en[key];
  const text =
    typeof found === "string" ? found : found[new Intl.PluralRules(language()).select(facts.count)];
  return text.replace(/\{(\w+)\}/g, (_, name) => facts[name]);
}
