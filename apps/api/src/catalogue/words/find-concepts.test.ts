import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { describe, expect, test } from 'vitest';
import { findConcepts } from './find-concepts.ts';

const read = (text: string, language: string) =>
  findConcepts(wordsOf(text, language), language)
    .map(({ kind, id }) => `${kind}:${id}`)
    .join(' ');

describe('what a search names', () => {
  test.each([
    ['en', 'navy blue linen shirts for men', 'colour:navy material:linen garment:shirt gender:men'],
    ['en', "women's roll-neck jumper", 'gender:women garment:roll-neck'],
    ['de', 'schwarzes Leinenhemd', 'colour:black material:linen garment:shirt'],
    ['de', 'Damenhosen', 'gender:women garment:trousers'],
    ['de', 'gestreifte Strickjacke', 'pattern:striped garment:cardigan'],
    ['de', 'black dress', 'colour:black garment:dress'],
    ['en', 'something else', ''],
  ])('%s: %s', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});
