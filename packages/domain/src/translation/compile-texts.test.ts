import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTexts, layTexts } from './compile-texts.ts';
import { listGaps, parseMessage } from './parse-message.ts';
import { pluralForms } from './plural-forms.ts';
import { readForms, writeForms } from './plural-text.ts';
import { translate } from './translate.ts';

const languages = ['en', 'ar', 'cs', 'fr', 'lt', 'lv', 'pl', 'sl', 'tr', 'uk'];
const words = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom('{count}', '{total}', "'", "''", '’', '<b>', '|', ' ')))
  .map((parts) => parts.join('').replace(/[{}#](?!count|total)|(?<!\{count|\{total)\}/g, ''))
  .filter((text) => text.trim() !== '' && !/[{}]/.test(text.replaceAll(/\{(count|total)\}/g, '')));

test('each form of each language is shown for its numbers as it was written, apostrophes and all', () => {
  const given = fc.constantFrom(...languages).chain((language) =>
    fc.record({
      language: fc.constant(language),
      forms: fc.record(Object.fromEntries(pluralForms(language).map((form) => [form, words]))),
    }),
  );
  fc.assert(
    fc.property(given, fc.nat(202), ({ language, forms }, count) => {
      const text = writeForms(forms);
      const flat = Object.fromEntries(Object.entries(forms).map(([form, said]) => [`a.b_${form}`, said]));
      expect(compileTexts({ 'a.b': text })).toEqual(flat);
      const form = new Intl.PluralRules(language).select(count);
      expect(translate(compileTexts({ 'a.b': text }), 'a.b', { count, total: 'T' }, language)).toBe(
        forms[form]!.replaceAll('{count}', String(count)).replaceAll('{total}', 'T'),
      );
      expect(writeForms(readForms(text)!)).toBe(text);
      expect(listGaps(text).map(([from, to]) => text.slice(from, to))).toEqual(
        Object.values(forms).flatMap((said) => said.match(/\{\w+\}/g) ?? []),
      );
    }),
  );
});

test('whatever somebody types, nothing is thrown', () => {
  const signs = fc.array(
    fc.constantFrom('{', '}', 'count', ', ', 'plural', 'select', 'one ', 'other ', '=0 ', '#', "'", '<', 'offset:1 ', 'x'),
  );
  fc.assert(
    fc.property(signs, (parts) => {
      const text = parts.join('');
      const { wordings, fault } = parseMessage(text);
      expect(fault === undefined).toBe(wordings.length > 0);
      compileTexts({ 'a.b': text });
      listGaps(text);
    }),
  );
});

test('a text over another takes its place; a form that it lacks is the lower one’s', () => {
  const beneath = compileTexts({
    'a.b': '{count, plural, =0 {nothing} one {one thing} other {{count} things}}',
    'a.many': '{gender, select, female {hers} other {theirs}}',
    'a.c': 'C',
  });
  expect(layTexts(beneath, { 'a.b': '{count, plural, one {a thing}}', 'a.many': 'all' })).toEqual({
    'a.b_one': 'a thing',
    'a.b_other': '{count} things',
    'a.many': 'all',
    'a.c': 'C',
  });
  expect(layTexts(beneath, { 'a.c': 'D' })).toMatchObject({ 'a.b?count=0': 'nothing', 'a.c': 'D' });
});
