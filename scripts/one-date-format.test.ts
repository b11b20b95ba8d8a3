import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
/** The formatter itself; whether a time zone exists; how a locale writes, measured on the server for browsers that know it less well. */
const own = [
  'packages/domain/src/date/date-format.ts',
  'packages/contract/src/content.ts',
  'packages/domain/src/writing-style/writing-style.ts',
];
const byHand = /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(|\.toLocaleString\([^)]*(?:Style|timeZone)/;

test('dates are written by the date module alone', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\./.test(file) && !own.includes(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => byHand.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
});

test.each([
  "new Intl.DateTimeFormat('en', {})",
  'day.toLocaleDateString(market)',
  "new Date(iso).toLocaleString(market, { dateStyle: 'long' })",
])('%s is found', (source) => expect(source).toMatch(byHand));
