// The bot's slash commands: finding one by what is typed, and reading values for its options.

const SUBCOMMAND = 1, GROUP = 2, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;
const CHAT = 1;
const MOST = 25;

/** All commands that can be sent, subcommands too: {path, description, options}. */
export function leaves(commands) {
  return commands.filter((command) => (command.type ?? CHAT) === CHAT).flatMap((command) => within(command, ""));
}

function within(command, before) {
  const path = before + command.name;
  const options = command.options ?? [];
  const inner = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => within(option, `${path} `));
  return [{ path, description: command.description ?? "", options }];
}

/** All commands that can be sent, those before the others that the page was told to show first. */
export function listed({ commands, greeting }) {
  const first = greeting.commands;
  const place = ({ path }) => (first.includes(`/${path}`) ? first.indexOf(`/${path}`) : first.length);
  return leaves(commands).sort((one, other) => place(one) - place(other));
}

/** The commands that fit what is typed: first those that begin with it, then those with all its words. */
export function fitting(all, text) {
  const typed = text.replace(/^\//, "").trimStart().toLowerCase();
  const exact = split(all, text);
  if (exact) return [exact.leaf];
  const words = typed.split(/\s+/).filter(Boolean);
  const starts = all.filter((leaf) => leaf.path.startsWith(typed));
  const whole = (leaf) => `${leaf.path} ${leaf.description}`.toLowerCase();
  const holds = all.filter((leaf) => words.every((word) => whole(leaf).includes(word)));
  return [...new Set([...starts, ...holds])];
}

/** The command that the text begins with and the rest of the text, or null. */
export function split(all, text) {
  const typed = text.replace(/^\/\s*/, "");
  const long = ({ path }) => new RegExp(`^${path.replaceAll(" ", "\\s+")}(?!\\S)`).exec(typed)?.[0].length ?? 0;
  const leaf = all.reduce((best, one) => (long(one) > (best ? long(best) : 0) ? one : best), null);
  return leaf && { leaf, rest: typed.slice(long(leaf)).trim() };
}

/** The texts for a command's options: `name:text`, up to the next option's name, after texts in the options' order. */
export function given(leaf, rest) {
  const names = leaf.options.map((option) => option.name);
  const marks = [...rest.matchAll(/"[^"]*"|(?<!\S)([\w-]+):/g)].filter(([, name]) => names.includes(name));
  const texts = {};
  for (const [place, mark] of marks.entries()) {
    texts[mark[1]] = bare(rest.slice(mark.index + mark[0].length, marks[place + 1]?.index));
  }
  return { ...inOrder(leaf.options.filter(({ name }) => !(name in texts)), rest.slice(0, marks[0]?.index)), ...texts };
}

function bare(text) {
  return text.trim().replace(/^"([^"]*)"$/, "$1");
}

/** Texts without names: blanks belong to a text, unless the next option is required, or takes a number and gets one. */
function inOrder(options, text) {
  const texts = [];
  let whole = true;
  for (const word of text.match(/"[^"]*"|\S+/g) ?? []) {
    const next = options[texts.length], quoted = word.startsWith('"');
    const numeric = next && [INTEGER, NUMBER].includes(next.type) && "value" in number(next, word);
    if (!texts.length || (next && (whole || quoted || next.required || numeric))) texts.push(bare(word));
    else texts.push(`${texts.pop()} ${word}`);
    whole = quoted;
  }
  return Object.fromEntries(texts.map((value, place) => [options[place]?.name ?? "", value]));
}

/** The fixed choices of an option, or null: `{name, value}`. */
export function choicesOf(option, world) {
  if (option.choices?.length) return option.choices;
  if (option.type === BOOLEAN) return [{ name: "True", value: true }, { name: "False", value: false }];
  if (option.type === USER) return world.users.map((user) => ({ name: user.name, value: user.id }));
  if (option.type === CHANNEL) return world.channels.map((one) => ({ name: one.name, value: one.id }));
  return null;
}

/** Those choices that fit what is typed. */
export function narrowed(choices, text) {
  const typed = text.toLowerCase();
  return choices.filter((choice) => choice.name.toLowerCase().includes(typed)).slice(0, MOST);
}

/** A text as a value: {value}, {reason} if it does not fit, or {} if there is none. */
export function read(option, text, world) {
  const bare = text.trim();
  if (!bare) return option.required ? { reason: "This is required." } : {};
  const choices = choicesOf(option, world);
  if (choices) {
    const low = bare.toLowerCase();
    const found = choices.find((one) => one.name.toLowerCase() === low || String(one.value).toLowerCase() === low);
    return found ? { value: found.value } : { reason: "Choose one from the list." };
  }
  if (option.type === INTEGER || option.type === NUMBER) return number(option, bare);
  return { value: bare };
}

function number(option, bare) {
  const value = Number(bare);
  if (Number.isNaN(value) || (option.type === INTEGER && !Number.isInteger(value))) {
    return { reason: option.type === INTEGER ? "This takes a whole number." : "This takes a number." };
  }
  if (value < (option.min_value ?? value) || value > (option.max_value ?? value)) {
    return { reason: `This takes a number ${limits(option)}.` };
  }
  return { value };
}

/** The limits of a number option in words, or an empty text. */
export function limits(option) {
  const { min_value: least, max_value: most } = option;
  if (least !== undefined && most !== undefined) return `from ${least} to ${most}`;
  if (least !== undefined) return `from ${least}`;
  return most !== undefined ? `up to ${most}` : "";
}

/** A command as it would be typed. */
export function typedAs(leaf, texts) {
  const parts = Object.entries(texts).filter(([, text]) => text !== "").map(([name, text]) => `${name}:${text}`);
  return [`/${leaf.path}`, ...parts].join(" ");
}

/** Commands for a newcomer: the first one, with each choice of its first option; `suggested` by the bot. */
export function starters(all, world, suggested = [], most = 6) {
  const [first] = all;
  if (!first) return [];
  const [option, ...others] = first.options;
  if (others.some((other) => other.required)) return [];
  if (!option?.required) return [{ leaf: first, texts: {} }];
  const choices = (choicesOf(option, world) ?? suggested).slice(0, most);
  return choices.map((choice) => ({ leaf: first, texts: { [option.name]: choice.name } }));
}
