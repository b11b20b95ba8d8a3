import { fileURLToPath } from 'node:url';
import { listPageTextKeys } from '@selvedge/api/content/page-texts.ts';
import { describe, expect, test } from 'vitest';
import { findUsedKeys, listLanguages, listMissing, listUnused, readDictionary } from './translation-keys.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const english = readDictionary(root, 'en');
const keys = new Set(Object.keys(english));
const used = findUsedKeys(root, new Set([...keys].map((key) => key.split('.', 1)[0]!)));
for (const key of [...listPageTextKeys(), 'breadcrumb.home']) used.keys.set(key, 'apps/api/src/content/page-texts.ts');

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

test('English has every text that a screen or a refusal asks for', () => {
  expect(listMissing(used, keys)).toEqual([]);
});

test('English has no text that nobody asks for', () => {
  expect(listUnused(used, keys)).toEqual([]);
});

test('keys are in order, so that two people who add one do not meet on the last line', () => {
  expect(Object.keys(english)).toEqual(Object.keys(english).toSorted((a, b) => (a < b ? -1 : 1)));
});

describe.each(listLanguages(root))('%s', (language) => {
  const texts = readDictionary(root, language);
  test('has no key that English lacks', () => {
    const isPluralOfEnglish = (key: string) => keys.has(key.replace(/_(zero|one|two|few|many)$/, '_other'));
    expect(Object.keys(texts).filter((key) => !keys.has(key) && !isPluralOfEnglish(key))).toEqual([]);
  });

  test('keeps the placeholders of English', () => {
    const changed = Object.keys(texts).filter(
      (key) => keys.has(key) && `${placeholders(texts[key]!)}` !== `${placeholders(english[key]!)}`,
    );
    expect(changed).toEqual([]);
  });
});
