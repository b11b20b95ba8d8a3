import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listComponents } from './list-components.ts';

/** They ask for no more than to be named. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]);
/** Others, for these packages and the reason beside them. */
const exceptions = [
  // libvips is a library of its own file, which sharp loads: whoever hands the image on hands on a library that can be exchanged.
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
  // Fonts, handed on whole and unchanged with the shop, never sold by themselves.
  { licence: 'OFL-1.1', packages: /^@fontsource(-variable)?\// },
];

/** Of `A OR B` one may be chosen; of `A AND B` both hold. */
function isAllowed(name: string, licence: string): boolean {
  const words = licence.replaceAll(/[()]/g, '');
  return words.split(' OR ').some((choice) => choice.split(/ and /i).every((each) => isFine(name, each)));
}

const isFine = (name: string, licence: string) =>
  allowed.has(licence) || exceptions.some((each) => each.licence === licence && each.packages.test(name));

const components = listComponents();

test('the licence of everything that runs in the shop is known, and allows it', () => {
  expect(components.length).toBeGreaterThan(200);
  const refused = components.filter(({ name, license }) => !license || !isAllowed(name, license));
  expect(refused.map(({ name, license }) => `${name}: ${license ?? 'unknown'}`)).toEqual([]);
});

test('a licence that asks for more is refused, also beside one that does not', () => {
  expect(isAllowed('x', 'GPL-3.0-only')).toBe(false);
  expect(isAllowed('x', 'MIT AND LGPL-3.0-or-later')).toBe(false);
  expect(isAllowed('@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toBe(true);
  expect(isAllowed('x', '(GPL-3.0-only OR MIT)')).toBe(true);
});

test('every exception is still needed', () => {
  const isUsed = ({ licence, packages }: (typeof exceptions)[number]) =>
    components.some(({ name, license }) => packages.test(name) && license?.includes(licence));
  expect(exceptions.filter((each) => !isUsed(each))).toEqual([]);
});

test('the list of what the shop is made of names all of it, with hashes', () => {
  const text = execFileSync(process.execPath, [fileURLToPath(new URL('sbom.ts', import.meta.url))], { encoding: 'utf8', maxBuffer: 1e8 });
  const { components: listed } = JSON.parse(text) as { components: { purl: string; hashes?: { content: string }[] }[] };
  expect(listed).toHaveLength(components.length);
  expect(listed.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? '')).map(({ purl }) => purl)).toEqual([]);
  expect(listed.map(({ purl }) => purl)).toContainEqual(expect.stringMatching(/^pkg:npm\/%40node-rs\/argon2@/));
});
