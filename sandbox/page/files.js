// Attachments: what can be downloaded, and pictures.

import { h } from "./dom.js";

const PREFIX = "attachment://";
const PICTURE = /\.(png|jpe?g|gif|webp|svg)$/i;

/** The files of a message: `find` one by a component's address, `rest` of those no component shows. */
export function files(message) {
  const list = message.attachments ?? [];
  const named = (address) => list.find((file) => address === PREFIX + file.filename || address === file.url);
  const used = new Set();
  const visit = (value) => {
    if (typeof value === "string" && value.startsWith(PREFIX)) used.add(named(value));
    else if (value && typeof value === "object") Object.values(value).forEach(visit);
  };
  visit(message.components ?? []);
  visit(message.embeds ?? []);
  return { find: named, rest: list.filter((file) => !used.has(file)) };
}

function size(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** A file as a link that downloads it. */
export function fileNode(file, address = "") {
  if (!file) return h("p", { class: "small" }, `[no file ${address}]`);
  return h("a", { class: "file", href: file.url, download: file.filename },
    h("span", { class: "icon", "aria-hidden": "true" }, "⤓"),
    h("span", {}, h("span", { class: "name" }, file.filename), h("small", {}, `Download · ${size(file.size)}`)));
}

/** A picture of the message; one from elsewhere is only a link, for the page loads nothing from outside. */
export function mediaNode(item, message, kind) {
  const address = item.media?.url ?? "";
  const file = files(message).find(address);
  if (file) return h("img", { class: kind, src: file.url, alt: item.description ?? file.filename });
  if (!/^https?:/.test(address)) return fileNode(null, address);
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, item.description ?? address);
}

/** The attachments that no component shows. */
export function attached(message) {
  return files(message).rest.map((file) => (PICTURE.test(file.filename)
    ? h("figure", {}, h("img", { class: "picture", src: file.url, alt: file.filename }), fileNode(file))
    : fileNode(file)));
}
