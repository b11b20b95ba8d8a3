import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findMisnamedFiles, misnamedExport } from './find-misnamed-files.ts';

const root = resolve(import.meta.dirname, '..');

/** Names that say what part a file has in its folder, or who loads it. */
const roles: readonly (readonly [files: RegExp, why: string])[] = [
  [/\/(studio-|dev-)?routes\.ts$/, 'the endpoints of a domain word, one file in each'],
  [/\/(tables|store)\.ts$/, 'the tables of a domain word and its SQL, one file in each'],
  [/^apps\/api\/src\/app\.ts$/, 'where the server is put together; the map of the repository names it'],
  [/^packages\/blocks\/src\/([\w-]+)\/(\1\.tsx|fields\.ts)$/, 'a block: its view and its editor stand in a folder of its name'],
  [/^apps\/storefront\/src\/pages\/.*-page\.tsx$/, 'the view of a page alias, exported as `View` for the table of views'],
  [/-worker\.ts$|\/password-helper\.ts$/, 'a program of its own that is started by its path; it exports the types of its messages'],
  [/\/no-zod\.ts$/, 'stands in for a package in the browser, under the name of its export'],
];
/** What the flyouts load: each exports `Content`. */
const isFlyout = (line: string) => /^apps\/storefront\/.* exports Content$/.test(line);
const isTest = (file: string) => /\.(test|fixture|child)\.|\/harness\/|\/test-/.test(file);

const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isTest(file));

test('a file with one export is named for it', () => {
  expect(files.length).toBeGreaterThan(1500);
  const others = files.filter((file) => !roles.some(([role]) => role.test(file)));
  expect(findMisnamedFiles(root, others).filter((line) => !isFlyout(line))).toEqual([]);
});

test.each(roles)('%s is still needed: %s', (role) => {
  const of = files.filter((file) => role.test(file));
  expect(findMisnamedFiles(root, of).length).toBeGreaterThan(0);
});

test.each([
  ['links.ts', 'export function followLinks(): void {}', 'followLinks'],
  ['head-sync.ts', 'type Head = string;\nexport function useHeadSync() {}', 'useHeadSync'],
  ['price.tsx', 'export type Price = 1;\nexport function PriceLines() {}', 'PriceLines'],
  ['card.ts', 'export async function* readCards() {}', 'readCards'],
  ['row.tsx', "export { GridRow } from './grid.tsx';", 'GridRow'],
  ['rows.ts', 'export type Row = 1;\nexport type Column = 2;', 'Row'],
])('%s of %s is found', (file, source, name) => expect(misnamedExport(`apps/api/src/${file}`, source)).toBe(name));

test.each([
  ['follow-links.ts', 'export function followLinks(): void {}'],
  ['providers.ts', 'export type Providers = 1;\nexport const noProviders = 1;'],
  ['basket-line.ts', 'export const BasketLine = 1;\nexport type BasketLine = 1;'],
  ['signs.ts', 'export const a = 1;\nexport const b = 1;'],
  ['html-to-text.ts', 'export function HTMLToText() {}'],
  ['main.ts', 'start();'],
])('%s of %s is fine', (file, source) => expect(misnamedExport(`apps/api/src/${file}`, source)).toBeUndefined());
