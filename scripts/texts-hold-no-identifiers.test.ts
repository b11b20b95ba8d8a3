import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { walk } from './growth/list-sources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Brands and formats that are written so, also with the endings of a language. */
const written = new Set(
  'PayPal iDEAL iPhone iPad iOS macOS YouTube GitHub JavaScript JavaScripti JavaScriptin JavaScriptet JavaScriptu OpenAPI OpenSearch MobilePay WebP TypeScript'.split(
    ' ',
  ),
);

/** A rename that goes over all files once put the name of a function into a product's description and onto a button. */
test('no text for people holds a name from the code', () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      'apps/studio/src/**texts.ts',
      'apps/api/src/content/dictionaries/*.json',
      'demo/src/**.ts',
      ':!demo/src/assortment/palette.ts',
      ':!**/use-texts.ts',
    ],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const found = files
    .trim()
    .split('\n')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => textsOf(file).flatMap((text) => identifiersIn(text).map((name) => `${file}: ${name} in "${text}"`)));
  expect(found).toEqual([]);
});

test('a name from the code is found in a sentence, a brand is not', () => {
  expect(identifiersIn('open enough to yieldToEventLoop.')).toEqual(['yieldToEventLoop']);
  expect(identifiersIn('SnapshotRevisions')).toEqual(['SnapshotRevisions']);
  expect(identifiersIn('Pay with PayPal on your iPhone, {firstName}')).toEqual([]);
});

/** Values of a dictionary; of a source what it says in quotes, in the demo only whole sentences. */
function textsOf(file: string): string[] {
  const source = readFileSync(`${root}${file}`, 'utf8');
  if (file.endsWith('.json'))
    return Object.values(JSON.parse(source) as Record<string, unknown>).filter((value) => typeof value === 'string');
  const texts: string[] = [];
  walk(parseSync(source, { syntax: 'typescript' }), ({ type, value }) => {
    if (type === 'StringLiteral' && typeof value === 'string') texts.push(value);
  });
  return texts.filter((text) => (file.startsWith('demo/') ? / .* /.test(text) : !text.includes('.') || text.includes(' ')));
}

function identifiersIn(text: string): string[] {
  // What stands in braces is filled in, and an address is an address.
  const words =
    text.replace(/\{[^}]*\}|<[^>]*>|\S*[/@_.=]\S*/g, (part) => (/^[A-Za-z]+\.$/.test(part) ? part : ' ')).match(/[A-Za-z]+/g) ?? [];
  return words.filter((word) => /[a-z][A-Z]/.test(word) && !written.has(word));
}
