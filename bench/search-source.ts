import type { CatalogueSource, OptionRow, StyleRow, TextRow } from '@selvedge/api/catalogue/catalogue-source.ts';
import { facetColours } from '@selvedge/contract/catalogue/facet.ts';
import { defaultsOf, styleFields } from '@selvedge/contract/catalogue/product-fields.ts';

export const nouns =
  'shirt blouse jumper cardigan coat jacket parka trousers jeans shorts skirt dress shoe boot bag belt scarf hat glove sock'.split(' ');
export const materials = 'cotton wool linen silk denim leather cashmere viscose nylon corduroy'.split(' ');
const adjectives =
  'washed brushed ribbed pleated quilted striped checked relaxed tailored cropped oversized hooded belted padded woven'.split(' ');
const fits = 'slim regular relaxed wide tapered'.split(' ');
const genders = ['women', 'men'];
const sizes = ['XS', 'S', 'M', 'L', 'XL'];
const lengths = ['30', '32', '34'];
const coloursPerStyle = 3;
const day = 86_400_000;
export const benchNow = new Date('2026-11-15T10:00:00Z');

/** An assortment of any size, the same every time, made a page at a time: 15 variants a product, 40 categories, 30 brands. */
export function searchSource(products: number): CatalogueSource {
  const styles = Math.ceil(products / coloursPerStyle);
  const range = (length: number) => Array.from({ length }, (_, index) => index);
  async function* pages<T>(total: number, make: (index: number) => T): AsyncGenerator<T[]> {
    for (let at = 0; at < total; at += 1_000) yield range(Math.min(1_000, total - at)).map((offset) => make(at + offset));
  }
  return {
    revision: '1',
    categories: genders.flatMap((gender) => [
      { id: gender, parentId: null, position: 0, names: { en: gender }, listsGiftCards: false },
      ...nouns.map((noun, position) => ({
        id: `${gender}-${noun}`,
        parentId: gender,
        position,
        names: { en: `${noun}s` },
        listsGiftCards: false,
      })),
    ]),
    attributes: [
      ...fits.map((id) => ({ facet: 'fit', id, position: 0, names: { en: id } })),
      ...materials.map((id) => ({ facet: 'material', id, position: 0, names: { en: id } })),
    ],
    badges: [{ id: 'new', titles: { en: 'New' }, locations: { plp: {} } }],
    locations: [
      { kind: 'warehouse', id: 'CENTRAL', name: '', markets: null },
      ...range(20).map((n) => ({ kind: 'store' as const, id: `${1000 + n}`, name: `Store ${n}`, markets: null })),
    ],
    styles: () => pages(styles, styleAt),
    options: () => pages(products, optionAt),
    texts: () => pages(styles, textAt),
    prices: () => pages(products, (index) => ({ productId: idOf(index), rows: pricesAt(index) })),
  };
}

function pricesAt(index: number) {
  const list = 1995 + (hash(index) % 400) * 100;
  const before = { validFrom: benchNow.getTime() - 200 * day, list, sales: list };
  return hash(index * 7) % 4 === 0
    ? [before, { validFrom: benchNow.getTime() - 5 * day, list, sales: Math.round(list * 0.7), member: Math.round(list * 0.6) }]
    : [before];
}

/** What another market asks, and for each twelfth product nothing: it is not sold there. */
export function pricesIn(market: string, index: number) {
  if (market === 'en-GB') return pricesAt(index);
  const own = [...market].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) >>> 0;
  if (hash(index * 53 + own) % 12 === 0) return [];
  return pricesAt(index).map(({ list, sales, ...row }) => ({ ...row, list: list + (own % 700), sales: sales + (own % 700) }));
}

/** Some products of the assortment by themselves. */
export function rowsOf(ids: readonly string[], markets: readonly string[]) {
  const indexes = ids.map(indexOf);
  const styles = [...new Set(indexes.map(styleOf))];
  const pricesOf = (market: string) =>
    indexes.flatMap((index) => {
      const rows = pricesIn(market, index);
      return rows.length > 0 ? [{ productId: idOf(index), rows }] : [];
    });
  return {
    ...{ styles: styles.map(styleAt), texts: styles.map(textAt), options: indexes.map(optionAt) },
    prices: new Map(markets.map((market) => [market, pricesOf(market)])),
  };
}

function indexOf(id: string): number {
  const [number, , option] = id.split('_');
  return (Number(number) - 10_000_000) * coloursPerStyle + Number(option);
}

function hash(n: number): number {
  let x = Math.imul(n + 1, 0x9e3779b1);
  x ^= x >>> 15;
  x = Math.imul(x, 0x85ebca6b);
  return (x ^ (x >>> 13)) >>> 0;
}
const pick = <T>(list: readonly T[], seed: number): T => list[hash(seed) % list.length]!;
const styleOf = (product: number) => Math.floor(product / coloursPerStyle);
const styleNumber = (style: number) => String(10_000_000 + style);
const colourOf = (product: number) => facetColours[(hash(styleOf(product)) + (product % coloursPerStyle) * 5) % facetColours.length]!;
export const idOf = (product: number) => `${styleNumber(styleOf(product))}_${colourOf(product)}_${product % coloursPerStyle}`;
const nounOf = (style: number) => pick(nouns, style * 3);

function styleAt(style: number): StyleRow {
  return {
    ...defaultsOf(styleFields),
    ...{ styleNumber: styleNumber(style), brand: `Brand ${hash(style * 11) % 30}`, subGroup: nounOf(style) },
    ...{ ediCategory: nounOf(style), tags: [`season-${style % 8}`] },
    categories: [`${pick(genders, style * 5)}-${nounOf(style)}`],
    attributes: { fit: [pick(fits, style * 13)], material: [...new Set([pick(materials, style * 17), pick(materials, style * 19)])] },
  };
}

function textAt(style: number): TextRow {
  const name = `${pick(adjectives, style * 23)} ${pick(materials, style * 17)} ${nounOf(style)}`;
  return {
    ...{
      styleNumber: styleNumber(style),
      language: 'en',
      name,
      careInstructions: 'Wash at 30 degrees.',
      sustainabilityText: '',
      disclaimer: '',
      safetyWarnings: '',
    },
    description: `A ${name} cut for every day, with a ${pick(adjectives, style * 29)} finish and ${pick(adjectives, style * 31)} seams.`,
    fabricComposition: `100% ${pick(materials, style * 17)}`,
  };
}

function optionAt(product: number): OptionRow {
  const colour = colourOf(product);
  return {
    ...{
      id: idOf(product),
      styleNumber: styleNumber(styleOf(product)),
      colour,
      optionId: String(product % coloursPerStyle),
      position: product % coloursPerStyle,
    },
    ...{
      colourNames: { en: colour },
      colourFamily: colour,
      colourBase: colour,
      colourNuance: '',
      pantoneCode: '',
      pantoneHexCode: '#112233',
    },
    newFrom: new Date(benchNow.getTime() - (hash(product * 37) % 700) * day),
    ...{
      comingSoon: null,
      isPreorder: false,
      isNoos: false,
      isInDeliverySet: false,
      hasEcom: true,
      hasRetail: true,
      allowInStockNotifications: true,
    },
    ...{ tags: [], badges: product % 9 === 0 ? ['new'] : [], callouts: {}, modelMeasurements: null, rank: hash(product * 41) % 100 },
    images: {
      urlTemplate: `/images/p/${idOf(product)}/{index}/{format}`,
      indexes: ['front', 'back', 'detail', 'look'].map((format, index) => ({ index, format })),
    },
    ...{ look: [], setOptions: [], giftCardAmounts: undefined },
    variants: () =>
      sizes.flatMap((size, s) =>
        lengths.map((length, l) => {
          const number = product * 15 + s * 3 + l;
          const stock =
            hash(number * 43) % 5 === 0 ? [] : [{ kind: 'warehouse' as const, id: 'CENTRAL', quantity: 1 + (hash(number) % 30) }];
          const store = hash(number * 47) % 10 === 0 ? [{ kind: 'store' as const, id: `${1000 + (hash(number) % 20)}`, quantity: 1 }] : [];
          return {
            ean: String(5_700_000_000_000 + number),
            size: { id: size, name: size },
            length: { id: length, name: length },
            inDeliveryDateSet: false,
            stock: [...stock, ...store],
          };
        }),
      ),
  };
}
