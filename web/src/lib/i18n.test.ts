import { describe, expect, test } from 'vitest';

import { messagesOf, typesOf } from '../messages/ids-from-catalogue';
import source from '../messages/en.ftl?raw';
import ids from '../messages/ids.ts?raw';
import { catalogue } from './i18n';

const CODE = Object.values(
  import.meta.glob<string>(['/src/**/*.{svelte,ts}', '!/src/**/*.test.ts', '!/src/messages/*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

describe('the catalogue', () => {
  test('its typed ids are those of en.ftl (npm run messages writes them)', () => {
    expect(ids).toBe(typesOf(source));
  });

  test('every message can be spoken', () => {
    const bundle = catalogue('en', source);
    for (const [id, names] of messagesOf(source)) {
      const pattern = bundle.getMessage(id)?.value;
      const errors: Error[] = [];
      bundle.formatPattern(
        pattern ?? '',
        Object.fromEntries([...names].map((n) => [n, 2])),
        errors,
      );
      expect(errors, id).toEqual([]);
    }
  });

  test('no message is left unused', () => {
    const unused = [...messagesOf(source).keys()].filter((id) => {
      // A text chosen by a value is written as `family-${value}` in the code.
      const families = id.split('-').map((_, i, parts) => parts.slice(0, i + 1).join('-') + '-${');
      return !CODE.includes(`'${id}'`) && !families.some((f) => CODE.includes('`' + f));
    });
    expect(unused).toEqual([]);
  });
});
