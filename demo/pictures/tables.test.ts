import type { AssortmentOption } from '@selvedge/contract/catalogue/assortment.ts';
import { expect, test } from 'vitest';
import { demoAssortment } from '../src/assortment/demo-assortment.ts';
import { tables } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const everywhere = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'pl-PL', 'ar-AE'];

const options: ReadonlyMap<string, AssortmentOption> = new Map(
  [...demoAssortment({ now })].flatMap((line) =>
    line.type === 'style' ? line.options.map((option) => [`${line.styleNumber}_${option.colour}_${option.optionId}`, option] as const) : [],
  ),
);

test.each(Object.entries(tables))('%s shows goods that can be bought, in every size of market', (_name, table) => {
  for (const { product } of table!.pieces) {
    const option = options.get(product);
    expect(option, product).toBeDefined();
    // A card of cloth is drawn, what is sold is its number: there is no stock of it.
    if (!option!.giftCardAmounts)
      expect(
        option!.variants.filter(({ stock }) => Object.keys(stock.warehouses).length > 0),
        `${product} in stock`,
      ).not.toEqual([]);
    expect(
      everywhere.filter((market) => !option!.prices?.[market]),
      `${product} is missing in`,
    ).toEqual([]);
  }
});

test('nothing lies where the header stands, nor, on a wide frame, where the words do', () => {
  for (const [name, { pieces, frames }] of Object.entries(tables) as [string, NonNullable<(typeof tables)['look-home']>][]) {
    const top = Math.min(...pieces.map(({ y, tall }) => y - tall / 2));
    const start = Math.min(...pieces.map(({ x, tall }) => x - tall * 0.37));
    const { '16/9': wide, '1/1': square } = frames;
    expect((top - wide!.y) / ((wide!.width * 9) / 16), `${name}, wide`).toBeGreaterThan(0.08);
    expect((top - square!.y) / square!.width, `${name}, square`).toBeGreaterThan(0.16);
    expect((start - wide!.x) / wide!.width, `${name}, words`).toBeGreaterThan(0.3);
  }
});
