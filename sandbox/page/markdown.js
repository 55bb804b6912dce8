// Discord's Markdown as elements. It only ever makes text nodes and known elements, so it is safe.

import { h } from "./dom.js";
import { emojiNode } from "./files.js";
import { timeNode } from "./times.js";

const FENCE = /(?<!\\)```(?:[\w+-]*\n)?([\s\S]*?)\n*```/g;
const INSIDE = "((?:\\\\[\\s\\S]|[^\\\\])+?)";
const rule = (open, close) => new RegExp(open + INSIDE + close, "y");

/** Rules for a line's inside: a pattern and what it makes; the first that fits wins. */
const INLINE = [
  [/\\([^A-Za-z0-9\s])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => h("code", {}, found[2])],
  [/<@!?(\d+)>/y, (found, names) => mention(found[1], names)],
  [/<@&\d+>/y, () => h("span", { class: "mention" }, "@role")],
  [/<#(\d+)>/y, (found, names) => channelLink(found[1], names)],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (found) => timeNode(Number(found[1]), found[2] || "f")],
  [/<\/([^:>\n]+):\d+>/y, (found) => h("span", { class: "mention" }, `/${found[1]}`)],
  [/<a?:(\w+):(\d+)>/y, (found) => emojiNode({ name: found[1], id: found[2] })],
  [rule("\\*\\*", "\\*\\*(?!\\*)"), (found, names) => h("strong", {}, inline(found[1], names))],
  [rule("__", "__(?!_)"), (found, names) => h("u", {}, inline(found[1], names))],
  [rule("~~", "~~"), (found, names) => h("s", {}, inline(found[1], names))],
  [rule("\\|\\|", "\\|\\|"), (found, names) => spoiler(inline(found[1], names))],
  [rule("\\*(?![\\s*])", "(?<!\\s)\\*(?!\\*)"), (found, names) => h("em", {}, inline(found[1], names))],
  [rule("(?<!\\w)_(?![\\s_])", "(?<!\\s)_(?!\\w)"), (found, names) => h("em", {}, inline(found[1], names))],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (found, names) => link(found[2], inline(found[1], names))],
  [/<?(https?:\/\/[^\s<>]+[^\s<>.,;:!?)\]'"])>?/y, (found) => link(found[1], found[1])],
];
const SPECIAL = /[\\`<*_~|[h]/g;

function mention(id, names) {
  const mine = id === names.me;
  return h("span", { class: mine ? "mention mine" : "mention" }, `@${names.user(id)}`);
}

function channelLink(id, names) {
  const name = names.channel(id);
  if (!name) return h("span", { class: "mention" }, "#unknown");
  return h("a", { class: "mention", href: names.address(id) }, `#${name}`);
}

function link(address, shown) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, shown);
}

function spoiler(children) {
  const label = "Spoiler: press to show";
  const node = h("button", { class: "spoiler", type: "button", "aria-label": label, title: label }, children);
  node.addEventListener("click", () => {
    node.classList.add("shown");
    node.removeAttribute("aria-label");
    node.removeAttribute("title");
  });
  return node;
}

/** The first rule that fits at a place: the end of what it took, and what it made. */
function match(text, place, names) {
  for (const [pattern, make] of INLINE) {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (found) return [place + found[0].length, make(found, names)];
  }
  return null;
}

/** A line's inside as nodes. */
function inline(text, names) {
  const nodes = [];
  let plain = "";
  let place = 0;
  while (place < text.length) {
    SPECIAL.lastIndex = place;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    plain += text.slice(place, next);
    place = next;
    const found = place < text.length && match(text, place, names);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found[1]);
      place = found[0];
    } else if (place < text.length) {
      plain += text[place];
      place += 1;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

const BLOCKS = [
  [/^(#{1,3})[ \t]+(\S.*)$/, heading],
  [/^-#[ \t]+(\S.*)$/, (lines, found, names) => [1, h("p", { class: "small" }, inline(found[1], names))]],
  [/^>>> ([\s\S]*)$/, (lines, found, names) => [lines.length, quote([found[1], ...lines.slice(1)], names)]],
  [/^> /, quoted],
  [/^\s*(?:[-*]|\d+\.)[ \t]+\S/, list],
];
const ITEM = /^(\s*)([-*]|(\d+)\.)[ \t]+(.*)$/;

function heading(lines, found, names) {
  const level = found[1].length;
  return [1, h(`h${level + 2}`, { class: `head${level}` }, inline(found[2], names))];
}

function quote(lines, names) {
  return h("blockquote", {}, blocks(lines, names));
}

function quoted(lines, found, names) {
  let end = lines.findIndex((line) => !/^>( |$)/.test(line));
  if (end < 0) end = lines.length;
  return [end, quote(lines.slice(0, end).map((line) => line.slice(2)), names)];
}

/** A list; deeper indented items are lists inside the item before them. */
function list(lines, found, names) {
  const [, indent, , number] = ITEM.exec(lines[0]);
  const node = number ? h("ol", { start: number }) : h("ul");
  let place = 0;
  while (place < lines.length) {
    const item = ITEM.exec(lines[place]);
    if (!item || item[1].length < indent.length) break;
    const deeper = item[1].length > indent.length + 1 && node.lastChild;
    if (!deeper && Boolean(item[3]) !== Boolean(number)) break;
    if (deeper) {
      const [taken, inner] = list(lines.slice(place), null, names);
      node.lastChild.append(inner);
      place += taken;
    } else {
      node.append(h("li", {}, inline(item[4], names)));
      place += 1;
    }
  }
  return [place, node];
}

function blockAt(lines, names) {
  for (const [pattern, make] of BLOCKS) {
    const found = pattern.exec(lines[0]);
    if (found) return make(lines, found, names);
  }
  return null;
}

/** Lines as blocks; plain lines after each other are one paragraph, with its line breaks. */
function blocks(lines, names) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    const text = plain.join("\n");
    if (text.trim()) nodes.push(h("p", {}, inline(text.replace(/^\n+|\n+$/g, ""), names)));
    plain = [];
  };
  let place = 0;
  while (place < lines.length) {
    const found = blockAt(lines.slice(place), names);
    if (found) {
      flush();
      nodes.push(found[1]);
      place += found[0];
    } else {
      plain.push(lines[place]);
      place += 1;
    }
  }
  flush();
  return nodes;
}

/**
 * A text as nodes. `names` has `me`, `user` and `channel`, which turn an id into a name, and
 * `address`, which turns a channel's id into its address on the page.
 */
export function markdown(text, names) {
  const nodes = [];
  let place = 0;
  for (const found of text.matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(place, found.index).split("\n"), names));
    nodes.push(h("pre", { tabindex: "0" }, h("code", {}, found[1])));
    place = found.index + found[0].length;
  }
  nodes.push(...blocks(text.slice(place).split("\n"), names));
  return nodes;
}
