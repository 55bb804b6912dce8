// Attachments: what can be downloaded, pictures and emojis.

import { fresh, h } from "./dom.js";

const PREFIX = "attachment://";
const OURS = "/sandbox/files/";
const MARGIN = 40, HIGH = .75, MUCH = 1.5;
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
  if (!file?.url) return h("p", { class: "small" }, `[no file ${address}]`);
  return h("a", { class: "file", href: file.url, download: file.filename },
    h("span", { class: "icon", "aria-hidden": "true" }, "⤓"),
    h("span", {}, h("span", { class: "name" }, file.filename), h("small", {}, `Download · ${size(file.size)}`)));
}

/** A picture of the message; one from elsewhere is only a link, for the page loads nothing from outside. */
export function mediaNode(item, message, kind) {
  const address = item.media?.url ?? "";
  const file = address.startsWith(OURS) ? item.media : files(message).find(address);
  if (file) return picture(file, item.description ?? file.description ?? "", kind);
  if (!/^https?:/.test(address)) return fileNode(null, address);
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, item.description ?? address);
}

/** A picture with its alt text; it can be enlarged. */
function picture(file, alt, kind) {
  const image = h("img", { src: file.url, alt });
  const node = h("div", { class: `shot ${kind}` }, image,
    h("button", { type: "button", class: "enlarge", "aria-label": "Enlarge the picture", title: "Enlarge",
      onclick: (event) => lightbox(image, alt, event),
      "data-name": `enlarge ${file.filename ?? file.url.split("/").at(-1)}` }));
  if (file.width && file.height) { // its place is there before it is loaded
    node.classList.add("sized");
    node.style.setProperty("--width", `${file.width}px`);
    node.style.setProperty("--ratio", file.width / file.height);
  }
  return node;
}

/** A picture over the whole page, with its alt text as words; where it was pressed is in the middle. */
function lightbox(image, alt, { clientX, clientY, detail }) {
  const id = fresh("picture");
  const close = () => dialog.close();
  const { left, top, width, height } = image.getBoundingClientRect();
  const large = enlarged(width, width / height);
  const made = h("img", { src: image.src, alt: "", width: large, height: large * height / width, onclick: close });
  const stage = h("div", { class: "stage", tabindex: "0", role: "group", "aria-labelledby": id }, made);
  const dialog = h("dialog", { class: "lightbox", "aria-labelledby": id, onclose: () => dialog.remove() },
    stage, h("p", { id }, alt || "Picture"),
    h("button", { type: "button", class: "button secondary", onclick: close }, "Close"));
  document.body.append(dialog);
  dialog.showModal();
  const zoom = large / width;
  if (detail) stage.scrollTo((clientX - left) * zoom - stage.clientWidth / 2, (clientY - top) * zoom - stage.clientHeight / 2);
}

/** The width of an enlarged picture: as wide as the window allows if that is much wider, else twice as wide. */
function enlarged(width, ratio) {
  const room = Math.min(document.documentElement.clientWidth - MARGIN, innerHeight * HIGH * ratio);
  return Math.round(room > MUCH * width ? room : 2 * width);
}

/** Until a changed picture is loaded, the one before it stays visible: nothing flickers. */
export function keepPictures(old, made) {
  const before = [...old.querySelectorAll(".shot img")];
  [...made.querySelectorAll(".shot img")].forEach((image, place) => {
    const last = before[place];
    if (!last || last.src === image.src) return;
    image.style.backgroundImage = `url("${last.currentSrc || last.src}")`;
    image.addEventListener("load", () => (image.style.backgroundImage = ""), { once: true });
  });
}

/** The attachments that no component shows. */
export function attached(message) {
  return files(message).rest.map((file) => (PICTURE.test(file.filename)
    ? picture(file, file.description ?? file.filename, "picture") : fileNode(file)));
}

/** An emoji of Unicode or of the application; `beside` a label it says nothing of its own. */
export function emojiNode(emoji, beside = false) {
  if (!emoji.id) return h("span", { "aria-hidden": beside && "true" }, emoji.name);
  const text = `:${emoji.name}:`;
  const node = h("img", { class: "emoji", src: `/sandbox/emojis/${emoji.id}`, alt: beside ? "" : text, title: !beside && text });
  node.addEventListener("error", () => node.replaceWith(text), { once: true });
  return node;
}
