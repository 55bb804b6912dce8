// Small helpers for the page's elements. Text always goes in as text, never as HTML.

/** Makes an element: h("p", {class: "x", onclick: f}, "text", child). */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const find = (id) => document.getElementById(id);

let count = 0;

/** A new id for an element. */
export function fresh(prefix) {
  count += 1;
  return `${prefix}-${count}`;
}

/** What can be pressed or filled in. */
export const CONTROLS = "button:not([disabled]), input:not([disabled]), summary, a[href]";

/** Puts `made` in the place of `old`; the focus stays on the same control, or goes to the whole if that is gone. */
export function replace(old, made) {
  const held = document.activeElement;
  const inside = old.contains(held);
  old.replaceWith(made);
  if (!inside) return;
  const after = [...made.querySelectorAll(CONTROLS)];
  const like = (key) => held.dataset[key] && after.find((one) => one.dataset[key] === held.dataset[key]);
  (like("control") || like("name") || made).focus({ preventScroll: true });
}
