// What is said aloud of new and changed messages to those who do not see the page.

import { find, h } from "./dom.js";

const LONGEST = 240;
const MOST = 12;

function short(text) {
  const bare = text.replace(/\s+/g, " ").trim();
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST)} …` : bare;
}

function texts(node) {
  return [...node.querySelectorAll(".text")].map((one) => one.innerText || one.textContent).join(" ");
}

/** The paragraphs that name the reader. */
function calls(node) {
  return [...(node?.querySelectorAll(".mention.mine") ?? [])].map((one) => one.closest("p, h3, h4, h5, li").textContent);
}

/** Says a new message, or of a changed one what the reader ought to hear. */
export function speak(message, made, old) {
  const hidden = made.classList.contains("private");
  if (!old) {
    const author = message.author?.global_name ?? "the bot";
    say(`${author}${hidden ? ", only for you" : ""}: ${short(texts(made))}`);
  } else if (hidden && short(texts(made)) !== short(texts(old))) {
    say(short(texts(made)));
  } else if (!hidden) {
    const known = calls(old);
    for (const call of calls(made)) if (!known.includes(call)) say(call);
  }
}

function say(text) {
  const box = find("say");
  box.append(h("p", {}, text));
  while (box.children.length > MOST) box.firstChild.remove();
}
