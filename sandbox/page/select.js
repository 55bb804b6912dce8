// A string select: closed it is a button; open, a list to choose one of, or some with a confirmation.

import { fresh, h } from "./dom.js";
import { emojiNode } from "./files.js";

function range(least, most) {
  if (least === most) return `choose ${most}`;
  return least ? `choose ${least} to ${most}` : `choose up to ${most}`;
}

function words(option) {
  return h("span", { class: "words" },
    h("span", {}, option.emoji && [emojiNode(option.emoji, true), " "], option.label),
    option.description && h("small", {}, option.description));
}

/** One option at once is chosen by a press. */
function singles(part, desk) {
  return part.options.map((option) => h("button", {
    type: "button",
    class: "option",
    "data-name": `${part.custom_id} ${option.value}`,
    onclick: () => desk.choose(part.custom_id, [option.value]),
  }, words(option)));
}

/** Several options are ticked, then confirmed. */
function several(part, desk, least, most) {
  const chosen = new Set(desk.draft(part.custom_id));
  const state = h("span", { class: "count", role: "status" });
  const confirm = () => desk.choose(part.custom_id, [...chosen]);
  const send = h("button", { type: "button", class: "button primary", onclick: confirm }, "Confirm");
  const boxes = part.options.map(({ value }) => h("input", {
    type: "checkbox", value, checked: chosen.has(value), "data-name": `${part.custom_id} ${value}`,
  }));
  const update = () => {
    for (const box of boxes) box.disabled = !box.checked && chosen.size >= most;
    send.disabled = chosen.size < least;
    state.textContent = `${chosen.size} chosen, ${range(least, most)}`;
  };
  boxes.forEach((box) => box.addEventListener("change", () => {
    if (box.checked) chosen.add(box.value);
    else chosen.delete(box.value);
    desk.draft(part.custom_id, [...chosen]);
    update();
  }));
  update();
  const rows = part.options.map((option, place) => h("label", { class: "option" }, boxes[place], words(option)));
  return [rows, h("div", { class: "confirm" }, send, state)];
}

/** The values ticked so far, or those that the bot ticked. */
function ticked(part, desk) {
  const kept = (desk.draft(part.custom_id) ?? []).filter((value) => part.options.some((one) => one.value === value));
  const preset = part.options.filter((one) => one.default).map((one) => one.value);
  desk.draft(part.custom_id, kept.length ? kept : preset);
  return kept;
}

/** The focus goes to the next option, or to the one before. */
function step(list, by) {
  const rows = [...list.querySelectorAll("button.option, input:not([disabled])")];
  rows[rows.indexOf(document.activeElement) + by]?.focus();
}

/** A select with its list. */
export function selectNode(given, desk) {
  const part = { ...given, options: given.options ?? [] };
  const least = part.min_values ?? 1, most = part.max_values ?? 1;
  const name = part.placeholder || "Make a selection";
  const multiple = most > 1 || least === 0;
  const id = fresh("options");
  const list = h("div", { class: "options", id, role: "group", "aria-label": name, hidden: !ticked(part, desk).length },
    multiple ? several(part, desk, least, most) : singles(part, desk));
  const opener = h("button", {
    type: "button", class: "opener", disabled: part.disabled, "aria-expanded": String(!list.hidden),
    "aria-controls": id, "aria-busy": desk.busy === part.custom_id && "true",
    "data-control": part.custom_id, "data-name": name,
  }, h("span", {}, name, multiple && h("small", {}, ` (${range(least, most)})`)),
  h("span", { "aria-hidden": "true" }, "▾"));
  const open = (yes) => {
    list.hidden = !yes;
    opener.setAttribute("aria-expanded", String(yes));
    if (yes) {
      list.scrollIntoView({ block: "nearest" });
      list.querySelector("button, input")?.focus({ preventScroll: true });
    } else opener.focus();
  };
  opener.addEventListener("click", () => open(list.hidden));
  list.addEventListener("keydown", (event) => {
    if (event.key === "Escape") open(false);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") step(list, event.key === "ArrowDown" ? 1 : -1);
    else return;
    event.preventDefault();
  });
  return h("div", { class: "select" }, opener, list);
}
