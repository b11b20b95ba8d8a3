import { beforeAll, describe, expect, test } from 'vitest';
import { noArrangement } from '../../catalogue/arrangement/arrangement.ts';
import { synonymsOf } from '../../catalogue/arrangement/synonyms-of.ts';
import { assortment, fixtureMarket, fixtureNow as now, option, style } from '../../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../../catalogue/assortment-source.ts';
import { findProducts } from '../../catalogue/find-products.ts';
import { makeSearchable, type SearchableMarket } from '../../catalogue/make-searchable.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { explainText } from './explain-text.ts';

const sizes = (first: number) =>
  [undefined, '32'].map((length, at) => ({
    size: { id: '40', name: '40' },
    ...(length && { length: { id: length, name: length } }),
    ean: String(first + at),
  }));
const lines = [
  // What looks like a word in the number is none: the colour is called os, the first option is 40.
  style({
    styleNumber: '15100007',
    texts: { en: { name: 'Parka' } },
    options: [
      option({ colour: 'os', optionId: '40', variants: sizes(5_712_345_000_017) }),
      option({ colour: 'os', optionId: '4000123', variants: sizes(5_712_399_000_017) }),
    ],
  }),
  style({ styleNumber: '15100014', texts: { en: { name: 'Anorak' } }, options: [option({ colour: 'denim', optionId: '1' })] }),
  style({ styleNumber: '200', texts: { en: { name: 'Denim OS 40' } }, options: [option({ optionId: '1', rank: -5 })] }),
];
let shop: SearchableMarket;

beforeAll(async () => {
  const snapshot = await openCatalogue(assortmentSource(assortment(lines)));
  shop = await makeSearchable(await snapshot.market(fixtureMarket('en-GB'), now));
});

function explain(terms: string) {
  const { products } = findProducts(shop, { searchTerms: terms, size: 200 }, now);
  const synonyms = synonymsOf(noArrangement, 'en');
  const { scoreOf } = explainText(shop.language.index, terms, { synonyms, products });
  const real = shop.language.search(terms, synonyms)!;
  return products.map((product) => {
    const { parts, score } = scoreOf(product);
    expect(score).toBe(real.scores[product]);
    return [shop.structure.ids[product]!, ...parts.map(({ field, how }) => `${field} ${how}`)];
  });
}

const parka = '15100007_os_40';
const other = '15100007_os_4000123';

describe('numbers in a search', () => {
  test.each<[string, string, string[][]]>([
    [
      'the number of a style',
      '15100007',
      [
        [parka, 'number exact'],
        [other, 'number exact'],
      ],
    ],
    ['the number of a colour option', '4000123', [[other, 'number exact']]],
    ['an id', '15100007_os_40', [[parka, 'number exact']]],
    ['an id in capitals, between other words and points', 'Parka 15100007_OS_40.', [[parka, 'kind exact', 'number exact']]],
    ['the number on the page of a product', '15100007_4000123', [[other, 'number exact']]],
    ['the id of a size', '15100007_os_40,40', [[parka, 'number exact']]],
    ['the id of a size with a length', '15100007_os_4000123,40x32', [[other, 'number exact']]],
    ['a bar code', '5712345000018', [[parka, 'number exact']]],
    ['a bar code of which it is not certain that it is typed whole', '5712399', [[other, 'number prefix']]],
    [
      'five digits and more of a number',
      '15100',
      [
        [parka, 'number prefix'],
        [other, 'number prefix'],
        ['15100014_denim_1', 'number prefix'],
      ],
    ],
    [
      'more than its beginning of an id',
      '15100007_os_4',
      [
        [parka, 'number prefix'],
        [other, 'number prefix'],
      ],
    ],
    ['a short number, as a whole', '200', [['200_black_1', 'number exact']]],
  ])('%s is found: %s', (_, terms, expected) => {
    expect(explain(terms).sort()).toEqual(expected.sort());
  });

  test.each<[string, string, string[][]]>([
    ['words that an id happens to hold', 'os 40', [['200_black_1', 'name exact', 'name exact']]],
    ['a word that is the colour of another id', 'denim', [['200_black_1', 'name exact']]],
    ['an option of two digits', '40', [['200_black_1', 'name exact']]],
    ['fewer than five digits', '1510', []],
    ['the beginning of a short number', '20', []],
    ['a size that the product does not come in', '15100007_os_40,99', []],
  ])('%s are no numbers: %s', (_, terms, expected) => {
    expect(explain(terms).filter(([, ...fields]) => fields.some((field) => field.startsWith('number')))).toEqual([]);
    if (expected.length > 0) expect(explain(terms)).toEqual(expected);
  });
});
