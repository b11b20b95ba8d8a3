import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
/** The formatter itself; whether a time zone exists; how a locale writes, measured on the server for browsers that know it less well. */
const own = [
  'packages/domain/src/date/date-format.ts',
  'packages/domain/src/date/date-words-of.ts',
  'packages/domain/src/date/own-date-format.ts',
  'packages/contract/src/is-time-zone.ts',
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

/** The date module itself; the sandbox, which shares nothing with the shop; how large the number of a flag may be. */
const ownDays = [
  /^packages\/domain\/src\/date\//,
  /^apps\/psp\//,
  /^packages\/contract\/src\/(?:studio\/flags|stored-names)\.ts$/,
  /\/flags\/parse-count\.ts$/,
];
const daysByHand =
  /toISOString\(\)\.(?:slice|substring)\(0, 10\)|toISOString\(\)\.split\('T'\)|\b86_?400(?:_?000)?\b|24 \* (?:60 \* 60|3_?600|hour)|\.set(?:UTC)?(?:Date|Month|FullYear)\(|Intl\.RelativeTimeFormat|getTimezoneOffset\(\) \*/;

test('days are counted by the date module alone', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|fixture)\.|\/test-/.test(file) && !ownDays.some((own) => own.test(file)),
  );
  expect(files.filter((file) => daysByHand.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
});

test.each([
  'now.toISOString().slice(0, 10)',
  'new Date(now.getTime() - 30 * 86_400_000)',
  'const day = 24 * 60 * 60 * 1000;',
  'maxAge: 365 * 86400',
  'later.setUTCDate(later.getUTCDate() + 1)',
  "new Intl.RelativeTimeFormat('en')",
])('%s is found', (source) => expect(source).toMatch(daysByHand));
