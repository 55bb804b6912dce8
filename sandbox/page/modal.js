// A modal: a dialog of text fields that the bot asked for.

import { fresh, h } from "./dom.js";

const ROW = 1, INPUT = 4, TEXT = 10, LABEL = 18;
const PARAGRAPH = 2;

/** The text fields of a modal, in rows or in labels. */
function inputs(parts) {
  return (parts ?? []).flatMap((part) => {
    if (part.type === ROW) return inputs(part.components);
    if (part.type === LABEL && part.component?.type === INPUT) {
      return [{ ...part.component, label: part.label, hint: part.description }];
    }
    if (part.type === INPUT || part.type === TEXT) return [part];
    return [];
  });
}

function fieldNode(part) {
  if (part.type === TEXT) return h("p", {}, part.content);
  const id = fresh("modal");
  const needed = part.required ?? true;
  const box = h(part.style === PARAGRAPH ? "textarea" : "input", {
    id, name: part.custom_id, required: needed, placeholder: part.placeholder, minlength: part.min_length,
    maxlength: part.max_length, rows: part.style === PARAGRAPH && "4",
  });
  box.value = part.value ?? "";
  return h("div", { class: "field" },
    h("label", { for: id }, part.label ?? part.custom_id, h("small", {}, needed ? " required" : " optional")),
    part.hint && h("small", { class: "hint" }, part.hint), box);
}

/** Shows a modal; `send(fields)` is called when the user submits it. */
export function showModal(data, send) {
  const id = fresh("modal");
  const close = () => dialog.close();
  const form = h("form", { method: "dialog" },
    h("h2", { id }, data.title ?? ""),
    inputs(data.components).map(fieldNode),
    h("div", { class: "line" },
      h("button", { type: "submit", class: "button primary" }, "Submit"),
      h("button", { type: "button", class: "button secondary", onclick: close }, "Cancel")));
  const dialog = h("dialog", { "aria-labelledby": id, onclose: () => dialog.remove() }, form);
  form.addEventListener("submit", () => send(Object.fromEntries(new FormData(form))));
  document.body.append(dialog);
  dialog.showModal();
}
