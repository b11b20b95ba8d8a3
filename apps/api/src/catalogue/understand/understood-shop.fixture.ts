import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { assortment, fixtureMarket, fixtureNow as now, option, price, style } from '../assortment.fixture.ts';
import { assortmentSource } from '../assortment-source.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import { openCatalogue } from '../open-catalogue.ts';

const markets =
  'ar-AE bg-BG bs-BA ca-ES cs-CZ da-DK de-DE el-GR en-GB es-ES et-EE fi-FI fr-FR hr-HR hu-HU hy-AM it-IT lt-LT lv-LV mk-MK nl-NL no-NO pl-PL pt-PT ro-RO sk-SK sl-SI sq-AL sr-RS sv-SE tr-TR uk-UA'.split(
    ' ',
  );
const names = (jeans: string, dress: string) => ({ jeans, dress });
const called: Readonly<Record<string, ReturnType<typeof names>>> = {
  en: names('Straight jeans Aksel', 'Linen dress Olive'),
  de: names('Gerade Jeans Aksel', 'Leinenkleid Olive'),
  fr: names('Jean droit Aksel', 'Robe en lin Olive'),
  ar: names('جينز مستقيم أكسل', 'فستان كتان أوليف'),
  pl: names('Proste jeansy Aksel', 'Lniana sukienka Olive'),
  el: names('Ίσιο τζιν Aksel', 'Λινό φόρεμα Olive'),
  tr: names('Düz kesim jean Aksel', 'Keten elbise Olive'),
  da: names('Lige jeans Aksel', 'Hørkjole Olive'),
};
const texts = (kind: 'jeans' | 'dress') =>
  Object.fromEntries(Object.entries(called).map(([language, own]) => [language, { name: own[kind] }]));

const creams = Object.fromEntries(
  Object.entries({ en: 'Shoe balm', de: 'Ledercreme', nl: 'Leercrème', da: 'Lædercreme', hu: 'Bőrkrém' }).map(([language, name]) => [
    language,
    { name },
  ]),
);

let ean = 5_800_000_000_000;
type Offered = { colour: 'black' | 'red' | 'khaki' | 'off-white'; euros: number; sizes: readonly string[] };
const offered = ({ colour, euros, sizes }: Offered, at: number) =>
  option({
    ...{
      optionId: String(at + 1),
      colour,
      colourFamily: colour,
      colourNames: { en: colour },
      prices: price({ list: euros * 100 }, markets),
    },
    variants: sizes.map((size) => ({ size: { id: size, name: size }, ean: String(ean++), stock: { warehouses: { CENTRAL: 3 } } })),
  });
const lines = [
  { type: 'category', id: 'women', names: { en: 'Women' } } as const,
  { type: 'category', id: 'men', names: { en: 'Men' } } as const,
  style({
    ...{ styleNumber: '1', brand: 'Selvedge', categories: ['men'], texts: texts('jeans') },
    options: [
      { colour: 'black' as const, euros: 90, sizes: ['30', '32'] },
      { colour: 'black' as const, euros: 140, sizes: ['32'] },
      { colour: 'red' as const, euros: 80, sizes: ['32'] },
      { colour: 'black' as const, euros: 70, sizes: ['30'] },
    ].map(offered),
  }),
  style({
    ...{ styleNumber: '2', brand: 'Nord', categories: ['women'], texts: texts('dress') },
    options: [
      { colour: 'red' as const, euros: 60, sizes: ['36'] },
      { colour: 'black' as const, euros: 60, sizes: ['32'] },
    ].map(offered),
  }),
  style({
    ...{ styleNumber: '3', brand: 'Nord', categories: ['women'], texts: { en: { name: 'Satin dress Liv' } } },
    options: [{ colour: 'khaki' as const, euros: 60, sizes: ['36'] }].map(offered),
  }),
  style({
    ...{ styleNumber: '4', brand: 'Nord', categories: [], texts: creams },
    options: [{ colour: 'black' as const, euros: 12, sizes: ['36'] }].map(offered),
  }),
  style({
    ...{ styleNumber: '5', brand: 'Nord', categories: [], texts: { en: { name: 'Gloves Ida' } }, attributes: { material: ['leather'] } },
    options: [{ colour: 'off-white' as const, euros: 40, sizes: ['36'] }].map(offered),
  }),
];

/** Jeans for men, dresses for women, and a cream that is called by its cloth, with names in eight languages and more. */
export async function openUnderstoodShop(extra: Partial<CatalogueSource> = {}) {
  const opened = await openCatalogue(assortmentSource(assortment(lines), extra));
  return (market: string, searchTerms: string, more: SearchRequest = {}, arrangement?: Arrangement) =>
    opened.search.find(fixtureMarket(market), { ...more, searchTerms }, now, arrangement);
}
