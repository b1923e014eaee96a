// Writes src/messages/ids.ts, the ids of the catalogue with what each takes: `npm run messages`.
// A test fails when the file does not fit the catalogue.
import { readFileSync, writeFileSync } from 'node:fs';

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

if (process.argv[1] === import.meta.filename) {
  const at = (name) => new URL(name, import.meta.url);
  writeFileSync(at('ids.ts'), typesOf(readFileSync(at('en.ftl'), 'utf-8')));
}
