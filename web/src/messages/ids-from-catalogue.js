// Writes src/messages/ids.ts, the ids of the catalogue with what each takes, and says what the other
// languages lack: `npm run messages`. With `--check` it writes nothing, and fails where it would.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The ids of a Fluent catalogue, each with the names of its variables. */
export function messagesOf(source) {
  const messages = new Map();
  let names = null;
  for (const line of source.split('\n')) {
    const id = /^([a-z][a-z0-9_-]*) =/.exec(line)?.[1];
    if (id) {
      if (messages.has(id)) throw new Error(`the catalogue has "${id}" twice`);
      messages.set(id, (names = new Set()));
    } else if (/^\S/.test(line)) {
      names = null;
    }
    for (const [, name] of line.matchAll(/\$([a-z][a-zA-Z0-9-]*)/g)) names?.add(name);
  }
  return messages;
}

/** The texts of a Fluent catalogue by their ids, without comments, and indented by no more than it takes. */
export function textsOf(source) {
  const texts = new Map();
  const bare = source.replace(/^#.*\n/gm, '');
  for (const [, id, text] of bare.matchAll(/^([a-z][a-z0-9_-]*) =(.*\n(?:(?: .*)?\n)*)/gm))
    texts.set(id, text.trim().replace(/\n +/g, '\n '));
  return texts;
}

/** The TypeScript that says the same. */
export function typesOf(source) {
  const lines = [...messagesOf(source)].map(([id, names]) => {
    const type = [...names].sort().map((name) => `'${name}'`);
    return `  '${id}': ${type.length ? type.join(' | ') : 'never'};`;
  });
  return [
    '// Made by `npm run messages` from en.ftl; not to be changed by hand.',
    '/** Every message, with the names of what it takes. */',
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** In what a catalogue does not fit the English one: missing, superfluous, taking what is not given. */
export function misfitsOf(english, source) {
  const [given, taken] = [messagesOf(english), messagesOf(source)];
  return [
    ...[...given.keys()].filter((id) => !taken.has(id)).map((id) => `lacks ${id}`),
    ...[...taken].flatMap(([id, names]) => {
      const known = given.get(id);
      if (!known) return [`has ${id}, which English has not`];
      return [...names]
        .filter((name) => !known.has(name))
        .map((name) => `${id} takes $${name}, which it is not given`);
    }),
  ];
}

function main(isCheck) {
  const at = (name) => new URL(name, import.meta.url);
  const read = (name) => readFileSync(at(name), 'utf-8');
  const english = read('en.ftl');
  const others = readdirSync(at('.')).filter((name) => /^(?!en\.).*\.ftl$/.test(name));
  const said = others.flatMap((name) =>
    misfitsOf(english, read(name)).map((misfit) => `${name} ${misfit}`),
  );
  const types = typesOf(english);
  if (!isCheck) writeFileSync(at('ids.ts'), types);
  else if (read('ids.ts') !== types) said.push('ids.ts is stale: npm run messages');
  for (const line of said) process.stderr.write(`${line}\n`);
  if (said.length) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main(process.argv.includes('--check'));
