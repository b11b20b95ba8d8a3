import { expect, test } from 'vitest';
import { fixtureMarket } from '../catalogue/assortment.fixture.ts';
import { mergeTexts } from './merge-texts.ts';

const dictionaries = new Map<string, Record<string, string>>([
  ['en', { 'a.word': 'bag', 'a.gap': 'only English' }],
  ['de', { 'a.word': 'Tasche' }],
  ['fr', { 'a.word': 'cet e-mail' }],
]);
const row = (scope: string, text: string) => ({ scope, key: 'a.word', text, version: 1 }) as never;
const textsIn = (id: string, rows: never[] = []) => mergeTexts(dictionaries, rows)(fixtureMarket(id));

test('a market says its own words, then those of its language, then English', () => {
  expect(textsIn('de-AT')).toEqual({ 'a.word': 'Tasche', 'a.gap': 'only English' });
  expect(textsIn('de-AT', [row('de', 'Beutel')])['a.word']).toBe('Beutel');
  expect(textsIn('de-AT', [row('de', 'Beutel'), row('de-AT', 'Sackerl')])['a.word']).toBe('Sackerl');
  expect(textsIn('de-DE', [row('de', 'Beutel'), row('de-AT', 'Sackerl')])['a.word']).toBe('Beutel');
});

test('what nobody changed is the same object from one revision to the next, and what was taken back is gone', () => {
  const before = textsIn('de-DE');
  expect(textsIn('de-DE')).toBe(before);
  expect(textsIn('de-DE', [row('fr', 'sac')])).toBe(before);
  expect(textsIn('de-DE', [row('en', 'satchel')])['a.word']).toBe('Tasche');
  expect(textsIn('de-DE', [row('de', 'Beutel')])['a.word']).toBe('Beutel');
  expect(textsIn('de-DE')).toEqual(before);
});

test('the words of a country take the place of those of its language before any are bound to others', () => {
  expect(textsIn('fr-CA')['a.word']).toBe('ce courriel');
  expect(textsIn('fr-FR')['a.word']).toBe('cet e-\u2060mail');
});
