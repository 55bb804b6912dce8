// Times as Discord writes them, and as the page shows them.

import { h } from "./dom.js";

const LOCALE = "en-GB";
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const EVERY_MS = 5000;

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return RELATIVE.format(Math.round(away / size), unit);
}

function shown(seconds, style) {
  if (style === "R") return relative(seconds);
  return new Intl.DateTimeFormat(LOCALE, STYLES[style]).format(seconds * 1000);
}

/** A <t:...> of a text: seconds since 1970 and a style letter. */
export function timeNode(seconds, style) {
  if (!(Math.abs(seconds) < 8e12)) return String(seconds);
  const date = new Date(seconds * 1000);
  const props = { class: "stamp", datetime: date.toISOString(), title: shown(seconds, "F") };
  return h("time", { ...props, "data-seconds": style === "R" && String(seconds) }, shown(seconds, style));
}

/** When a message was sent, from its ISO timestamp. */
export function sentNode(iso) {
  const seconds = Date.parse(iso) / 1000;
  return h("time", { class: "sent", datetime: iso, title: shown(seconds, "F") }, shown(seconds, "t"));
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-seconds]")) {
    node.textContent = relative(Number(node.dataset.seconds));
  }
}, EVERY_MS);
