import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow, shopLines } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { openCatalogue } from './open-catalogue.ts';
import { showCard } from './show-card.ts';

const isThere = async (lines: readonly unknown[], id: string) => {
  const snapshot = await openCatalogue(assortmentSource(assortment(lines as typeof shopLines)));
  const catalogue = await snapshot.market(fixtureMarket('en-GB'), fixtureNow);
  return showCard(catalogue, catalogue.structure.numberOf.get(id)!).inStock;
};

/** The same assortment with empty warehouses behind one style. */
const withoutStock = (styleNumber: string) =>
  shopLines.map((line) => {
    const style = structuredClone(line) as { styleNumber?: string; options?: { variants?: { stock?: unknown }[] }[] };
    if (style.styleNumber !== styleNumber) return line;
    for (const option of style.options ?? []) for (const variant of option.variants ?? []) variant.stock = {};
    return style;
  });

test('a set is there while everything is that it is made of', async () => {
  const [set, jumper, coat] = ['500_black_1', '100_black_1', '200_black_1'] as const;
  expect([await isThere(shopLines, jumper), await isThere(shopLines, coat)]).toEqual([true, true]);
  expect(await isThere(shopLines, set)).toBe(true);
  expect(await isThere(withoutStock('100'), set)).toBe(false);
  expect(await isThere(withoutStock('100'), coat)).toBe(true);
});
