import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignNames, storedNames, studioPrefix } from '@selvedge/contract/stored-names.ts';
import { cookies, storageKeys } from '@selvedge/domain/constants.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const uses = /document\.cookie|\b(?:local|session)Storage\s*[.[]|window\[kind\]|\bindexedDB\??\.\w|\bcaches\??\.\w|\bcookieStore\b/;

/** The only ways to what a browser keeps, each with what it is for. */
const ways = [
  'apps/storefront/src/lib/cookies.ts',
  'apps/storefront/src/lib/storage.ts',
  'apps/storefront/src/device/stored-cookies.ts',
  'apps/storefront/src/session/forget-traces.ts',
  // The key of a device in a store, which no script can read out.
  'apps/storefront/src/lib/device-key.ts',
  'apps/storefront/src/device/clear-traces.ts',
  'apps/storefront/src/consent/remove-forbidden.ts',
  // Before anything else is there: it reads the grid and the club's mark.
  'apps/storefront/src/listing/before-paint.js',
  'apps/storefront/src/service-worker/offline-worker.js',
  'apps/storefront/src/service-worker/removing-worker.js',
];

test('ANA-034 nothing is kept in a shopper’s browser past the table', () => {
  const found = ['apps/storefront/src', 'packages/blocks/src', 'packages/ui/src', 'packages/domain/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|js)$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => uses.test(readFileSync(join(root, file), 'utf8'))),
  );
  expect(found.sort()).toEqual([...ways].sort());
});

test('ANA-010 every cookie and key that the shop names stands in the table, with its lifetime', () => {
  for (const { name, seconds } of Object.values(cookies)) expect(storedNames[name], name).toMatchObject({ place: 'cookie', seconds });
  for (const key of Object.values(storageKeys)) expect(storedNames[key], key).toMatchObject({ place: expect.stringMatching(/Storage$/) });
});

test('shoppers read what each of them is for', () => {
  const texts = JSON.parse(readFileSync(join(root, 'apps/api/src/content/dictionaries/en.json'), 'utf8')) as Record<string, string>;
  expect(Object.keys({ ...storedNames, ...foreignNames }).filter((name) => !texts[`consent.stored.${name}`])).toEqual([]);
});

test('what the Studio keeps begins with its prefix, so that a visitor who takes consent back does not take it away', () => {
  const folder = join(root, 'apps/studio/src');
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((source) => source.includes('localStorage.setItem'))
    .map((source) => /const (?:stored|key) = ['`]([^'`]+)/.exec(source)?.[1] ?? '');
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((key) => !key.startsWith(studioPrefix))).toEqual([]);
});
