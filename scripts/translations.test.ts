import { fileURLToPath } from 'node:url';
import { listPageTextKeys } from '@selvedge/api/content/page-texts.ts';
import { TextKey } from '@selvedge/contract/studio/translations.ts';
import { checkText } from '@selvedge/domain/translation/check-text.ts';
import { describe, expect, test } from 'vitest';
import { findTextFaults } from './find-text-faults.ts';
import { findUsedKeys, listLanguages, listMissing, listUnused, readDictionary } from './translation-keys.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const english = readDictionary(root, 'en');
const keys = new Set(Object.keys(english));
const used = findUsedKeys(root, new Set([...keys].map((key) => key.split('.', 1)[0]!)));
for (const key of [...listPageTextKeys(), 'breadcrumb.home']) used.keys.set(key, 'apps/api/src/content/page-texts.ts');

test('English has every text that a screen or a refusal asks for', () => {
  expect(listMissing(used, keys)).toEqual([]);
});

test('English has no text that nobody asks for', () => {
  expect(listUnused(used, keys)).toEqual([]);
});

test('every text can be written in the Studio', () => {
  expect([...keys].filter((key) => !TextKey.safeParse(key).success)).toEqual([]);
});

test('keys are in order, so that two people who add one do not meet on the last line', () => {
  expect(Object.keys(english)).toEqual(Object.keys(english).toSorted((a, b) => (a < b ? -1 : 1)));
});

describe.each(listLanguages(root))('%s', (language) => {
  const texts = readDictionary(root, language);
  test('has no key that English lacks', () => {
    expect(Object.keys(texts).filter((key) => !keys.has(key))).toEqual([]);
  });

  test('says what a translator could write in the Studio: the same placeholders, in the forms of the language', () => {
    const problems = Object.entries(texts).flatMap(([key, text]) =>
      checkText(english, { key, language, text }).map(({ code }) => `${key}: ${code}`),
    );
    expect(problems).toEqual([]);
  });

  test('is whole, is no copy of English, is in its own letters, and fits where English stands', () => {
    expect(findTextFaults(english, language, texts)).toEqual([]);
  });
});
