import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FlagName, featureFlags } from '../packages/contract/src/feature-flag.ts';
import * as navigation from '../packages/contract/src/navigation.ts';
import * as constants from '../packages/domain/src/constants.ts';
import * as blockConstants from '../packages/domain/src/content/block-constants.ts';

const root = new URL('..', import.meta.url).pathname;
const isProof = /\.(test|fixture|child)\.tsx?$|\/harness\//;
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !isProof.test(file))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

const readersOf = (names: readonly string[], where: (file: string) => boolean) =>
  sources.filter(({ file, text }) => where(file) && names.every((name) => new RegExp(`\\b${name}\\b`).test(text)));

/** Numbers of the specification whose feature is still to come. Whoever builds it takes them off this list. */
const waiting: Readonly<Record<string, string>> = {};
/** Read by stylesheets; tests compare the two. */
const drawn = ['animations', 'aspectRatios', 'promotionVideoRatios'];

test('every flag switches something', () => {
  // Who lists flags, or judges by them whether a market is well, switches nothing; the same word may mean something else elsewhere.
  const isReader = (file: string) => !/^apps\/studio\/src\/flags\/|^apps\/api\/src\/market-health\/|\/feature-flag\.ts$/.test(file);
  const asksFlags = ({ text }: { text: string }) => /toggles|flags|FlagName/i.test(text);
  const names = Object.keys(featureFlags) as FlagName[];
  const unread = names.filter((name) => !readersOf([name], isReader).some(asksFlags));
  expect(unread).toEqual([]);
});

test('every number of the specification is used, or waits for what will use it', () => {
  const own = ['packages/domain/src/constants.ts', 'packages/domain/src/content/block-constants.ts'];
  const text = sources.flatMap(({ file, text: each }) => (own.includes(file) ? each : [])).join('\n');
  const isOther = (file: string) => !own.includes(file);
  const unread = Object.entries({ ...constants, ...blockConstants }).flatMap(([name, value]) => {
    // Inside its own file it may be a part of another.
    const isPart = (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    const readers = readersOf([name], isOther);
    if (drawn.includes(name) || (isPart && readers.length === 0)) return [];
    if (readers.length === 0 || typeof value !== 'object' || Array.isArray(value)) return readers.length === 0 ? [name] : [];
    // Whoever hands on the whole, or looks a member up, reads all of them.
    const isWhole = readers.some(({ text: reader }) =>
      new RegExp(`(?<!import [^;]*)\\b${name}\\b(?![.\\w'])`).test(withoutImports(reader)),
    );
    return isWhole ? [] : Object.keys(value).flatMap((key) => (readersOf([name, key], isOther).length === 0 ? [`${name}.${key}`] : []));
  });
  expect(unread.sort()).toEqual(Object.keys(waiting).sort());
});

const settings = Object.entries(navigation).flatMap(([type, schema]) =>
  'shape' in schema ? Object.keys(schema.shape as object).map((field) => [type, field] as const) : [],
);

test.each(settings)('%s.%s is shown by the shop, and staff can set it', (_, field) => {
  const isShop = (file: string) => /^(apps\/(storefront|api)|packages\/(blocks|domain))\//.test(file) && !file.endsWith('to-link.ts');
  const isForm = (file: string) => file.startsWith('apps/studio/') && !/blank-navigation|menu-kinds\.ts|texts\.ts/.test(file);
  const isBranch = (file: string) => file.endsWith('menu-kinds.ts') && field.length > 4;
  expect(readersOf([field], isShop), 'nothing in the shop reads it').not.toEqual([]);
  expect([...readersOf([field], isForm), ...readersOf([field], isBranch)], 'the Studio has no field for it').not.toEqual([]);
});

function withoutImports(text: string): string {
  return text.replace(/import [^;]*;/g, '');
}
