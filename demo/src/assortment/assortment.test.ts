import { existsSync } from 'node:fs';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { namePictures } from '@selvedge/api/media/name-pictures.ts';
import { AssortmentLine, type AssortmentOption, type AssortmentStyle } from '@selvedge/contract/catalogue/assortment.ts';
import { facetColours } from '@selvedge/contract/catalogue/facet.ts';
import { readNetContent } from '@selvedge/contract/catalogue/net-content.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filmFolder, films, findFilm } from '../../films/films.ts';
import { demoCategories } from '../content/categories.ts';
import { demoFlags } from '../content/flags.ts';
import { demoAssortment, garmentsOf } from './demo-assortment.ts';
import { demoMarkets } from './demo-markets.ts';
import { demoPictures } from './demo-pictures.ts';
import { checkDigit } from './ean.ts';
import { palette } from './palette.ts';
import { priceIn } from './prices.ts';
import { categoryId } from './reference-lines.ts';
import { seedAssortment } from './seed-assortment.ts';

const now = new Date('2026-11-15T10:00:00Z');
const lines = [...demoAssortment({ now })];
const styles = lines.filter((line): line is AssortmentStyle => line.type === 'style');
const options = styles.flatMap((style) => style.options.map((option) => ({ style, option, id: idOf(style, option) })));
const of = (wanted: (option: AssortmentOption) => boolean) => options.filter(({ option }) => wanted(option));

function idOf({ styleNumber }: AssortmentStyle, { colour, optionId }: AssortmentOption): string {
  return `${styleNumber}_${colour}_${optionId}`;
}

const pieces = ({ variants }: AssortmentOption, where: 'warehouses' | 'stores') =>
  variants.reduce((sum, { stock }) => sum + Object.values(stock[where]).reduce((all, one) => all + one, 0), 0);

describe('the goods', () => {
  test('CAT-045 about 430 styles in 1,280 colours, for women and for men of the sub-brand os', () => {
    expect(styles.length).toBe(429);
    expect(options.length).toBeGreaterThan(1_240);
    expect(options.length).toBeLessThan(1_340);
    const men = styles.filter(({ subBrand }) => subBrand === 'os').length;
    expect(men).toBeGreaterThan(140);
    expect(men).toBeLessThan(220);
  });

  test('every line of any seed fits the contract', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 10, max: 40 }), (seed, size) => {
        const markets = demoMarkets.slice(0, 4);
        for (const line of demoAssortment({ now, seed, styles: size, markets }))
          expect(AssortmentLine.safeParse(line).error).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  });

  test('the same seed and day give the same goods, and another seed gives others', () => {
    const write = (seed: number) => JSON.stringify([...demoAssortment({ now, seed, styles: 40 })]);
    expect(write(7)).toBe(write(7));
    expect(write(7)).not.toBe(write(8));
  });

  test('a larger shop holds the same styles as a smaller one, and options stop where they are told to', () => {
    const small = [...demoAssortment({ now, styles: 60, markets: [] })].filter(({ type }) => type === 'style');
    const large = [...demoAssortment({ now, styles: 600, markets: [] })].filter(({ type }) => type === 'style') as AssortmentStyle[];
    const names = new Map(large.map((style) => [style.styleNumber, style.texts.en!.name]));
    const garments = (small as AssortmentStyle[]).filter(({ kind }) => kind === 'garment');
    for (const { styleNumber, texts } of garments) expect(names.get(styleNumber)).toBe(texts.en!.name);
    const counted = [...demoAssortment({ now, styles: 5_000, options: 1_001, markets: [] })].filter((line) => line.type === 'style');
    expect(counted.reduce((sum, line) => sum + (line as AssortmentStyle).options.length, 0)).toBe(1_001);
  });

  test('every category of the shop has at least eight products', () => {
    const held = new Map<string, number>();
    for (const { categories, options: own } of styles) for (const id of categories) held.set(id, (held.get(id) ?? 0) + own.length);
    const below = (id: string) =>
      [...held].filter(([other]) => other === id || other.startsWith(`${id}-`)).reduce((sum, [, count]) => sum + count, 0);
    const thin = demoCategories.map(({ path }) => categoryId(path)).filter((id) => below(id) < 8);
    expect(thin).toEqual([]);
  });

  test('some garments have a film, and every film has a garment', () => {
    const filmed = options.flatMap(({ option }) => (option.images.indexes.some(({ format }) => format === 'video') ? [option.colour] : []));
    expect(filmed.length).toBeGreaterThanOrEqual(films.length);
    const shown = new Set([...garmentsOf({})].flatMap((each) => each.options.flatMap(({ recipe }) => findFilm(recipe) ?? [])));
    expect([...shown].sort()).toEqual(films.map(({ name }) => name).sort());
    for (const { name } of films) expect(existsSync(new URL(`${name}.webm`, filmFolder))).toBe(true);
  });

  test('a few styles are sold in the Union only, and everything is sold in all of it', () => {
    const sold = (id: string) => options.filter(({ option }) => option.prices[id] !== undefined).length;
    expect(sold('de-DE')).toBe(options.length);
    expect(sold('en-MT')).toBe(options.length);
    expect(sold('en-US')).toBeLessThan(options.length);
    expect(sold('en-US')).toBeGreaterThan(options.length * 0.9);
  });

  test('ids and EANs are unique, and every EAN has its check digit', () => {
    const eans = options.flatMap(({ option }) => option.variants.map(({ ean }) => ean));
    expect(new Set(eans).size).toBe(eans.length);
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    expect(eans.filter((ean) => ean.length !== 13 || checkDigit(ean.slice(0, 12)) !== ean[12])).toEqual([]);
    // Known numbers, so that a wrong rule cannot agree with itself.
    expect([checkDigit('400638133393'), checkDigit('590123412345')]).toEqual(['1', '7']);
  });

  test('there is something of everything a shop has to show', () => {
    const atLeast = (count: number, wanted: (option: AssortmentOption) => boolean) =>
      expect(of(wanted).length).toBeGreaterThanOrEqual(count);
    atLeast(
      20,
      ({ variants, ...rest }) =>
        variants.length > 0 && pieces({ variants, ...rest }, 'warehouses') + pieces({ variants, ...rest }, 'stores') === 0,
    );
    atLeast(15, ({ hasEcom, hasRetail, ...rest }) => !hasEcom && hasRetail && pieces({ hasEcom, hasRetail, ...rest }, 'stores') > 0);
    atLeast(5, ({ comingSoon }) => comingSoon !== undefined && comingSoon > now.toISOString());
    const isEarly = ({ comingSoon = '', ...rest }: AssortmentOption) =>
      comingSoon > now.toISOString() &&
      comingSoon < addDays(now, demoFlags.earlyAccessHours / 24).toISOString() &&
      pieces(rest, 'warehouses') > 0;
    atLeast(4, isEarly);
    // In both parts of the shop, and not everything that is coming.
    expect(new Set(of(isEarly).map(({ style }) => style.subBrand)).size).toBe(2);
    atLeast(4, (each) => (each.comingSoon ?? '') > now.toISOString() && !isEarly(each));
    atLeast(5, ({ isPreorder }) => isPreorder);
    atLeast(50, ({ isNoos }) => isNoos);
    atLeast(20, ({ isInDeliverySet }) => isInDeliverySet);
    atLeast(400, ({ look }) => look.length >= 2);
    atLeast(100, ({ prices }) => prices['de-DE']!.some(({ from, list, sales = list }) => sales < list && from <= now.toISOString()));
    atLeast(60, ({ prices }) => prices['de-DE']!.at(-1)!.member !== undefined);
    atLeast(100, ({ newFrom }) => Date.parse(newFrom) > now.getTime() - 21 * 86_400_000);
    atLeast(100, ({ variants }) => variants.some(({ length }) => length !== undefined));
    expect(styles.filter(({ kind }) => kind === 'set').length).toBe(8);
    expect(styles.filter(({ kind }) => kind === 'giftCard').length).toBe(2);
    const families = new Set(options.map(({ option }) => option.colourFamily));
    expect(facetColours.filter((family) => !families.has(family))).toEqual([]);
    expect(palette.length).toBeGreaterThanOrEqual(40);
  });

  test('DUTY-08 something is sold by measure, in every market', () => {
    const measured = options.filter(({ style }) => readNetContent(style.netContent));
    expect(measured.length).toBeGreaterThan(0);
    for (const { option } of measured) expect(Object.keys(option.prices).length).toBe(demoMarkets.length);
  });

  test('looks and sets name products that exist', () => {
    const ids = new Set(options.map(({ id }) => id));
    const named = options.flatMap(({ option }) => [...option.look, ...option.setOptions]);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('a suit is of one colour: jacket and trousers of each option are dyed alike', () => {
    const colourOf = new Map(options.map(({ id, option }) => [id, option.colour]));
    const suits = styles.filter(({ kind }) => kind === 'set').flatMap((style) => style.options);
    expect(suits.length).toBeGreaterThanOrEqual(8);
    for (const { colour, setOptions } of suits) expect(setOptions.map((id) => colourOf.get(id))).toEqual([colour, colour]);
  });

  test('categories, badges and values that styles name are described', () => {
    const described = new Set(
      lines.flatMap((line) => (line.type === 'style' || line.type === 'location' ? [] : [`${line.type} ${line.id}`])),
    );
    const named = styles.flatMap(({ categories, attributes, options: own }) => [
      ...categories.map((id) => `category ${id}`),
      ...Object.values(attributes)
        .flat()
        .map((id) => `attribute ${id}`),
      ...own.flatMap(({ badges }) => badges.map((id) => `badge ${id}`)),
    ]);
    expect(named.filter((one) => !described.has(one))).toEqual([]);
  });

  test('every picture that an option names can be drawn', () => {
    const known = new Set(demoPictures({}).map((pictures) => namePictures(pictures).images.urlTemplate));
    expect(options.filter(({ option }) => !known.has(option.images.urlTemplate))).toEqual([]);
  });

  test('names and descriptions differ from style to style', () => {
    const texts = styles.map(({ texts: { en } }) => en!);
    expect(new Set(texts.map(({ name }) => name)).size).toBeGreaterThan(390);
    expect(new Set(texts.map(({ description }) => description)).size).toBeGreaterThan(360);
    const sentences = texts.map(({ description }) => description.split(/(?<=[.!?]) /).length);
    expect(Math.min(...sentences)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...sentences)).toBeLessThanOrEqual(5);
  });
});

describe('prices', () => {
  test.each([
    ['EUR', 39.95, 3_995],
    ['EUR', 129.95, 12_995],
    ['DKK', 54.95, 39_900],
    ['SEK', 39.95, 44_900],
    ['HUF', 39.95, 15_995],
    ['KWD', 39.95, 13_900],
    ['TND', 39.95, 134_900],
    ['GBP', 39.95, 3_400],
    ['CHF', 129.95, 13_990],
  ])('%s for %d euros', (currency, euros, minor) => {
    expect(priceIn(currency, euros)).toBe(minor);
  });

  test('every amount ends as prices of its country do', () => {
    const endings: Record<string, RegExp> = {
      EUR: /95$/,
      CAD: /95$/,
      BAM: /95$/,
      GBP: /00$/,
      CHF: /90$/,
      USD: /50$/,
      DKK: /900$/,
      NOK: /900$/,
      SEK: /900$/,
      CZK: /900$/,
      MAD: /900$/,
      PLN: /999$/,
      RON: /990$/,
      HUF: /95$/,
      RSD: /9000$/,
      MKD: /9000$/,
      ALL: /9000$/,
      DZD: /9000$/,
      AMD: /[49]0000$/,
      UAH: /[49]900$/,
      EGP: /[49]900$/,
      TRY: /[49]999$/,
      AED: /[05]00$/,
      QAR: /[05]00$/,
      SAR: /[05]00$/,
      KWD: /900$/,
      JOD: /900$/,
      TND: /900$/,
    };
    const odd = new Set<string>();
    for (const { option, style } of options) {
      if (style.kind === 'giftCard') continue;
      for (const { id, currency } of demoMarkets) {
        for (const { list, sales = list, member = list } of option.prices[id] ?? []) {
          for (const amount of [list, sales, member]) if (!endings[currency]!.test(String(amount))) odd.add(`${currency} ${amount}`);
        }
      }
    }
    expect([...odd]).toEqual([]);
  });

  test('the markets are those of the shop', async () => {
    await emptyTables();
    const { db } = await testDb();
    const { markets } = await loadContent(db, { log: { warn() {} } });
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect([...demoMarkets].sort(byId)).toEqual(markets.map(({ id, currency, decimals }) => ({ id, currency, decimals })).sort(byId));
  });
});

describe('the first start', () => {
  test('an empty shop is filled once, also by two processes at a time; goods of an owner are left alone', async () => {
    await emptyTables();
    const database = await testDb();
    const said: string[] = [];
    const seed = () => seedAssortment(database, { log: (line) => said.push(line), now });
    expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true]);
    expect(said).toEqual([`the catalogue holds ${options.length} products in 429 styles`]);
    expect(await seed()).toBe(false);
    const { rows } = await database.pool.query(
      'select count(*)::int as products, count(distinct style_number)::int as styles from product',
    );
    expect(rows).toEqual([{ products: options.length, styles: 429 }]);
    expect((await database.pool.query('select from media_picture')).rowCount).toBe(demoPictures({}).length);
  });
});
