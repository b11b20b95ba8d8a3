import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { describe, expect, test } from 'vitest';
import { findPresents } from './find-presents.ts';
import { wordsIn } from './words-in.ts';

const languages = 'ar bg bs ca cs da de el en es et fi fr hr hu hy it lt lv mk nl no pl pt ro sk sl sq sr sv tr uk'.split(' ');

describe('a present for somebody is not a gift card', () => {
  test.each(languages)('%s', (language) => {
    const { garment, gender } = wordsIn(language)!;
    const places = (terms: string) => findPresents(wordsOf(terms, language), language);
    const names = garment['gift-card'].split(', ');
    const isPresent = (name: string) => places(`${name} ${gender.men.split(', ')[0]}`).length > 0;
    const presents = names.filter(isPresent);
    expect(presents.length).toBeGreaterThan(0);
    expect(isPresent(names[0]!)).toBe(false);
    for (const present of presents) {
      expect(places(present)).toEqual([]);
      expect(places(`${garment.scarf.split(', ')[0]} ${present}`).length).toBe(1);
    }
  });
});
