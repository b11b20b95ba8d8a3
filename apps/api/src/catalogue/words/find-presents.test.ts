import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { describe, expect, test } from 'vitest';
import { findConcepts } from './find-concepts.ts';
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

/** For whom a present is, as people say it: a woman, a man. */
const people: Readonly<Record<string, readonly [women: string, men: string]>> = {
  ar: ['هدية لزوجتي', 'هدية لزوجي'],
  bg: ['подарък за приятелката', 'подарък за приятел'],
  bs: ['poklon za suprugu', 'poklon za dečka'],
  ca: ['regal per a la mare', 'regal per al xicot'],
  cs: ['dárek pro sestru', 'dárek pro partnera'],
  da: ['gave til min datter', 'gave til bedstefar'],
  de: ['Geschenk für meine Oma', 'Geschenk für meinen Freund'],
  el: ['δώρο για τη γιαγιά', 'δώρο για τον παππού'],
  en: ['present for my girlfriend', 'present for my boyfriend'],
  es: ['regalo para mi hermana', 'regalo para mi hermano'],
  et: ['kingitus tüdruksõbrale', 'kingitus vanaisale'],
  fi: ['lahja tyttöystävälle', 'lahja veljelle'],
  fr: ['cadeau pour ma belle-mère', 'cadeau pour papi'],
  hr: ['poklon za curu', 'poklon za oca'],
  hu: ['ajándék a barátnőmnek', 'ajándék a barátomnak'],
  hy: ['նվեր կնոջը', 'նվեր եղբորը'],
  it: ['regalo per la nonna', 'regalo per il nonno'],
  lt: ['dovana močiutei', 'dovana draugui'],
  lv: ['dāvana māsai', 'dāvana brālim'],
  mk: ['подарок за мајка ми', 'подарок за сопруг'],
  nl: ['cadeau voor mijn zus', 'cadeau voor mijn broer'],
  no: ['gave til bestemor', 'gave til bror'],
  pl: ['prezent dla babci', 'prezent dla dziadka'],
  pt: ['prenda para a irmã', 'prenda para o irmão'],
  ro: ['cadou pentru iubita mea', 'cadou pentru iubitul meu'],
  sk: ['darček pre sestru', 'darček pre frajera'],
  sl: ['darilo za punco', 'darilo za očeta'],
  sq: ['dhuratë për mamin', 'dhuratë për babin'],
  sr: ['poklon za suprugu', 'poklon za dečka'],
  sv: ['present till mormor', 'present till morfar'],
  tr: ['kız arkadaşıma hediye', 'babama hediye'],
  uk: ['подарунок для бабусі', 'подарунок чоловікові'],
};

test.each(languages)('%s: who is given a present is a woman or a man', (language) => {
  const read = (terms: string) => findConcepts(wordsOf(terms, language), language).filter(({ kind }) => kind === 'gender');
  const [women, men] = people[language]!;
  expect([...new Set(read(women).map(({ id }) => id))]).toEqual(['women']);
  expect([...new Set(read(men).map(({ id }) => id))]).toEqual(['men']);
  for (const terms of [women, men]) expect(findPresents(wordsOf(terms, language), language)).toHaveLength(1);
});
