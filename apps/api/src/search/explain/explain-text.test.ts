import { beforeAll, describe, expect, test } from 'vitest';
import { arrange } from '../../catalogue/arrangement/arrangement.ts';
import { synonymsOf } from '../../catalogue/arrangement/synonyms-of.ts';
import { assortment, fixtureMarket, fixtureNow as now, option, shopLines, style } from '../../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../../catalogue/assortment-source.ts';
import { findProducts } from '../../catalogue/find-products.ts';
import { makeSearchable, type SearchableMarket } from '../../catalogue/make-searchable.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { explainText } from './explain-text.ts';

const named = (styleNumber: string, name: string) => style({ styleNumber, texts: { en: { name } }, options: [option({ optionId: '1' })] });
const arrangement = arrange({
  synonyms: [
    { language: 'en', words: ['jumper', 'sweater', 'knitted top'], oneWay: false },
    { language: 'en', words: ['outer layer', 'wool coat'], oneWay: true },
  ],
});
let english: SearchableMarket;
let german: SearchableMarket;

beforeAll(async () => {
  const lines = [...shopLines, named('600', 'Coat with wool collar'), named('700', 'Long wool coat'), named('800', 'Woolly jumper')];
  const snapshot = await openCatalogue(assortmentSource(assortment(lines)));
  english = await makeSearchable(await snapshot.market(fixtureMarket('en-GB'), now));
  german = await makeSearchable(await snapshot.market(fixtureMarket('de-DE'), now));
});

function explain(catalogue: SearchableMarket, terms: string) {
  const { products } = findProducts(catalogue, { searchTerms: terms, size: 200 }, now, arrangement);
  const synonyms = synonymsOf(arrangement, catalogue.language.language);
  const { scoreOf, parts } = explainText(catalogue.language.index, terms, { synonyms, products });
  return { products, scoreOf, parts, real: catalogue.language.search(terms, synonyms)! };
}

describe('the explanation of a search', () => {
  test.each([
    'jumper',
    'jumpers',
    'jumpr',
    'jum',
    'sweater',
    'knitted top',
    'rust knitted top',
    'wool coat',
    'coat wool',
    'long wool coat',
    'outer layer',
    'black wool',
    '200',
    'xyzzyq coat',
    '"wool coat"',
    'selvedge knitwear wool black jumper',
  ])('of “%s” adds up to the score that products were ordered by', (terms) => {
    const { products, scoreOf, real } = explain(english, terms);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      const { parts, pairs, score, missing } = scoreOf(product);
      expect(missing).toEqual([]);
      expect(score).toBe(real.scores[product]);
      expect([...parts, ...pairs].reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  });

  test.each(['mantel', 'Mäntel', 'pullover wolle'])('of the German “%s” does so, too', (terms) => {
    const { products, scoreOf, real } = explain(german, terms);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(scoreOf(product).score).toBe(real.scores[product]);
  });

  test.each([
    ['jumper', { how: 'exact', field: 'kind', points: 70 }],
    ['sweater', { how: 'exact', field: 'kind', means: 'jumper', points: 70 }],
    ['jumpr', { how: 'typo', field: 'kind', points: 21 }],
    ['knitwear', { how: 'narrower', field: 'kind', points: 63 }],
    ['women', { how: 'exact', field: 'category', points: 40 }],
    ['ladies', { how: 'synonym', field: 'category', points: 32 }],
    ['sel', { how: 'prefix', field: 'brand', points: 4 }],
    ['rust', { how: 'exact', field: 'colour', points: 25 }],
  ])('says of “%s” how it was understood and where it was found', (terms, part) => {
    const rib = english.structure.numberOf.get('100_red_2')!;
    expect(explain(english, terms).scoreOf(rib).parts).toMatchObject([part]);
  });

  test('says in German which part of a word it was', () => {
    expect(explain(german, 'rippe').scoreOf(german.structure.numberOf.get('100_red_2')!).parts).toMatchObject([{ how: 'compound' }]);
    expect(explain(german, 'pullover').scoreOf(german.structure.numberOf.get('100_red_2')!).parts).toMatchObject([{ field: 'kind' }]);
  });

  test('names the words that follow each other in a name', () => {
    const pairs = (id: string) => explain(english, 'long wool coat').scoreOf(english.structure.numberOf.get(id)!).pairs;
    expect(pairs('700_black_1')).toEqual([{ words: 'long wool', points: 25 }]);
    expect(pairs('600_black_1')).toEqual([]);
  });

  test('names the words that a product does not hold', () => {
    const { scoreOf } = explainText(english.language.index, 'rust coat', {
      synonyms: synonymsOf(arrangement, 'en'),
      products: [english.structure.numberOf.get('100_red_2')!],
    });
    expect(scoreOf(english.structure.numberOf.get('100_red_2')!).missing).toEqual(['coat']);
  });
});
