// The keyboard's ways through the messages, beside Tab: arrows, Escape, and / for a command.

import { CONTROLS, find } from "./dom.js";

const SIDEWAYS = { ArrowLeft: -1, ArrowRight: 1 };
const UPWARDS = { ArrowUp: -1, ArrowDown: 1 };
const TYPING = "input:not([type=checkbox]), textarea, select";

/** Left and right go along the controls of a message, up and down from message to message. */
export function roam(feed, composer) {
  feed.addEventListener("keydown", (event) => {
    const message = event.target.closest?.(".message");
    if (!message || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const step = SIDEWAYS[event.key] ?? UPWARDS[event.key];
    if (event.key === "Escape") find("command")?.focus();
    else if (!step || event.target.matches(`${TYPING}, pre`)) return;
    else if (event.key in SIDEWAYS) along([...message.querySelectorAll(CONTROLS)], event.target, step);
    else along([...feed.querySelectorAll(".message")], message, step);
    event.preventDefault();
  });
  addEventListener("keydown", (event) => {
    const typing = document.activeElement?.matches(TYPING) || document.querySelector("dialog[open]");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    composer.list();
  });
}

function along(list, from, step) {
  const seen = list.filter((one) => one.offsetParent);
  const place = seen.indexOf(from);
  const next = place < 0 ? (step > 0 ? 0 : seen.length - 1) : place + step;
  seen[next]?.focus();
}
