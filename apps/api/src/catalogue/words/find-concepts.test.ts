import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { describe, expect, test } from 'vitest';
import { findConcepts } from './find-concepts.ts';
import { wordsIn } from './words-in.ts';

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
    ['de', 'kamelfarbener Mantel', 'colour:camel garment:coat'],
    ['sv', 'kamelfärgad kappa', 'colour:camel garment:coat'],
    ['fi', 'kamelinvärinen', 'colour:camel'],
    ['hu', 'teveszínű', 'colour:camel'],
    ['nl', 'camelkleurige jas', 'colour:camel garment:coat garment:jacket'],
    ['en', "men's jeans", 'gender:men garment:jeans'],
    ['en', 'ladies’ crew-neck', 'gender:women detail:crew-neck'],
    ['en', 'crewneck', 'detail:crew-neck'],
    ['en', 'giftcard', 'garment:gift-card'],
    ['de', 'Geschenk-Karte', 'garment:gift-card'],
    ['nl', 'heren-jeans', 'gender:men garment:jeans'],
    ['sv', 'mäns jeans', 'gender:men garment:jeans'],
    ['da', 'gave kort', 'garment:gift-card'],
    ['fr', "jean d'homme", 'garment:jeans gender:men'],
    ['fr', 'cartecadeau', 'garment:gift-card'],
    ['it', 'giacca dell’uomo', 'garment:jacket gender:men'],
    ['tr', "erkek'lerin kotu", 'gender:men garment:jeans'],
    ['hu', 'férfi-farmer', 'gender:men garment:jeans'],
    ['el', 'δωρο-κάρτα', 'garment:gift-card'],
    ['ar', 'تي-شيرت', 'garment:t-shirt'],
  ])('%s: %s', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});

test('no word for women is one for men', () => {
  const both = 'ar bg bs ca cs da de el en es et fi fr hr hu hy it lt lv mk nl no pl pt ro sk sq sr sv tr uk'
    .split(' ')
    .flatMap((language) => {
      const { women, men } = wordsIn(language)!.gender;
      const read = (name: string) => findConcepts(wordsOf(name, language), language).filter(({ kind }) => kind === 'gender');
      return `${women}, ${men}`.split(', ').filter((name) => new Set(read(name).map(({ id }) => id)).size > 1);
    });
  expect(both).toEqual([]);
});

test('what is celebrated is an occasion, in its forms', () => {
  const celebrated: Readonly<Record<string, string>> = {
    ...{ ar: 'تخرج', bg: 'годеж', bs: 'matura', ca: 'graduació', cs: 'promoci', da: 'bryllupsgæst', de: 'Abschlussball', el: 'βαφτίσια' },
    ...{ en: 'graduation', es: 'graduación', et: 'lõpupidu', fi: 'häävieras', fr: 'fiançailles', hr: 'maturalnu', hu: 'szalagavató' },
    ...{ hy: 'հարսանիքի', it: 'laurea', lt: 'krikštynoms', lv: 'izlaidumam', mk: 'матура', nl: 'trouwfeest', no: 'barnedåp' },
    ...{ pl: 'studniówkę', pt: 'formatura', ro: 'banchet', sk: 'stužkovú', sl: 'valeto', sq: 'fejesë', sr: 'maturu', sv: 'bröllopsgäst' },
    ...{ tr: 'mezuniyet', uk: 'випускний' },
  };
  const unknown = Object.entries(celebrated).filter(
    ([language, word]) => !findConcepts(wordsOf(word, language), language).some(({ id }) => id === 'occasions'),
  );
  expect(Object.keys(celebrated).length).toBe(32);
  expect(unknown).toEqual([]);
});
