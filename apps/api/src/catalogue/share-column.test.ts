import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, shopLines, style } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { openCatalogue } from './open-catalogue.ts';
import { shareColumn } from './share-column.ts';

test('columns that say the same are one, of the same assortment', () => {
  const ids = ['1'];
  const first = shareColumn({ ids }, Float64Array.of(1, Number.NaN));
  expect(shareColumn({ ids }, Float64Array.of(1, Number.NaN))).toBe(first);
  expect(shareColumn({ ids }, Float64Array.of(2, Number.NaN))).not.toBe(first);
  expect(shareColumn({ ids: ['1'] }, Float64Array.of(1, Number.NaN))).not.toBe(first);
  const numbers = shareColumn({ ids }, Uint32Array.of(1, 2));
  expect(shareColumn({ ids }, Uint32Array.of(1, 2))).toBe(numbers);
});

test('markets that ask the same share what they ask and what follows from it', async () => {
  const prices = Object.fromEntries(['en-GB', 'en-IE'].map((id) => [id, [{ from: '2026-01-01T00:00:00Z', list: 1_000 }]]));
  const lines = assortment([
    ...shopLines.filter(({ type }) => type !== 'style'),
    style({ styleNumber: '1', options: [option({ optionId: '1', prices }), option({ optionId: '2', prices })] }),
  ]);
  const snapshot = await openCatalogue(assortmentSource(lines));
  const [british, irish] = [await snapshot.market(fixtureMarket('en-GB'), now), await snapshot.market(fixtureMarket('en-IE'), now)];
  expect(irish).not.toBe(british);
  expect(irish.prices.sales).toBe(british.prices.sales);
  expect(irish.orders.name).toBe(british.orders.name);
  expect(irish.orders.newest).toBe(british.orders.newest);
  expect(irish.orders['price-ascending']).toBe(british.orders['price-ascending']);
});
