// Discord's message components as elements. A `desk` tells what is under way and takes what is done:
// {names, busy, draft(id, values?), press(id), choose(id, values)}.

import { h } from "./dom.js";
import { emojiNode, fileNode, mediaNode } from "./files.js";
import { markdown } from "./markdown.js";
import { selectNode } from "./select.js";

const ROW = 1, BUTTON = 2, SELECT = 3, SECTION = 9, TEXT = 10, THUMBNAIL = 11;
const GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const OTHER_SELECTS = [5, 6, 7, 8];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

const MAKERS = {
  [ROW]: (part, message, desk) => h("div", { class: "row" }, all(part.components, message, desk)),
  [BUTTON]: (part, message, desk) => button(part, desk),
  [SELECT]: (part, message, desk) => selectNode(part, desk),
  [SECTION]: section,
  [TEXT]: (part, message, desk) => h("div", { class: "text" }, markdown(part.content ?? "", desk.names)),
  [THUMBNAIL]: (part, message) => mediaNode(part, message, "thumbnail"),
  [GALLERY]: gallery,
  [FILE]: (part, message) => fileNode(
    { url: part.file?.url, filename: part.name, size: part.size }, part.file?.url),
  [SEPARATOR]: separator,
  [CONTAINER]: container,
};

/** A list of components as nodes. */
export function all(parts, message, desk) {
  return (parts ?? []).map((part) => one(part, message, desk));
}

function one(part, message, desk) {
  const make = MAKERS[part.type];
  if (make) return make(part, message, desk);
  const kind = OTHER_SELECTS.includes(part.type) ? "select" : "component";
  return h("p", { class: "small" }, `[a ${kind} of type ${part.type}: the sandbox does not show these]`);
}

function button(part, desk) {
  const sign = part.emoji && emojiNode(part.emoji, Boolean(part.label));
  const inside = [sign, part.label && h("span", {}, part.label)];
  const name = part.label ?? part.emoji?.name;
  if (part.style === LINK) {
    const safe = /^https?:/.test(part.url ?? "") ? part.url : null;
    const props = { class: "button secondary", href: safe, target: "_blank", rel: "noopener noreferrer" };
    return h("a", props, inside, h("span", { "aria-hidden": "true" }, "↗"));
  }
  const pressed = desk.busy === part.custom_id;
  return h("button", {
    type: "button",
    class: `button ${STYLES[part.style] ?? "secondary"}`,
    disabled: part.disabled,
    "aria-busy": pressed && "true",
    "data-control": part.custom_id,
    "data-name": name,
    onclick: () => desk.press(part.custom_id),
  }, inside);
}

function section(part, message, desk) {
  return h("div", { class: "section" },
    h("div", { class: "parts" }, all(part.components, message, desk)),
    part.accessory && h("div", { class: "accessory" }, one(part.accessory, message, desk)));
}

function gallery(part, message) {
  const items = part.items ?? [];
  const kind = items.length > 1 ? "gallery many" : "gallery";
  return h("div", { class: kind }, items.map((item) => mediaNode(item, message, "picture")));
}

function separator(part) {
  const wide = part.spacing === 2 ? " wide" : "";
  if (part.divider === false) return h("div", { class: `gap${wide}` });
  return h("hr", { class: wide.trim() });
}

function container(part, message, desk) {
  const node = h("div", { class: "container" }, all(part.components, message, desk));
  if (Number.isInteger(part.accent_color)) {
    node.style.borderInlineStartColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  }
  return node;
}

/** An embed as a box. */
export function embedNode(embed, names) {
  const fields = (embed.fields ?? []).map((field) => h("div", { class: "field" },
    h("strong", {}, field.name), markdown(field.value ?? "", names)));
  return h("div", { class: "container" },
    embed.title && h("p", {}, h("strong", {}, embed.title)),
    embed.description && markdown(embed.description, names),
    fields,
    embed.footer?.text && h("p", { class: "small" }, embed.footer.text));
}
