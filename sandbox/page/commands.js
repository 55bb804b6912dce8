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
  const typed = `${text.replace(/^\/\s*/, "").replace(/\s+/g, " ")} `;
  const found = all.filter((leaf) => typed.startsWith(`${leaf.path} `));
  if (!found.length) return null;
  const leaf = found.reduce((best, one) => (one.path.length > best.path.length ? one : best));
  return { leaf, rest: typed.slice(leaf.path.length).trim() };
}

/** The texts for a command's options: `name:text`, or texts in the options' order. */
export function given(leaf, rest) {
  const texts = {};
  for (const word of rest.match(/(?:[\w-]+:)?"[^"]*"|\S+/g) ?? []) {
    const [, name, text] = /^(?:([\w-]+):)?([\s\S]*)$/.exec(word);
    const named = leaf.options.find((option) => option.name === name);
    const next = leaf.options.find((option) => !(option.name in texts));
    const bare = (value) => value.replace(/^"|"$/g, "");
    if (named) texts[named.name] = bare(text);
    else if (next) texts[next.name] = bare(word);
    else texts[leaf.options.at(-1)?.name ?? ""] = word;
  }
  return texts;
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
