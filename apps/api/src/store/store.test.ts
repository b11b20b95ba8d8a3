import { retailStock } from '@selvedge/contract/stock.ts';
import { stores } from '@selvedge/contract/store.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import type { Pieces } from '../stock/stock-changes.ts';
import { storeRow } from './store.fixture.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;
let pieces: readonly Pieces[] | undefined;
beforeAll(async () => {
  // It is a Sunday, 11 o'clock in Berlin and 10 in London.
  shop = await basketShop({ stock: () => ({ find: () => pieces }) });
  shop.setStores([
    storeRow('1001', {
      holidays: [
        { date: '2026-11-01', name: 'gone' },
        { date: '2026-12-24', name: '', from: '10:00', to: '14:00' },
      ],
    }),
    storeRow('1002', {
      name: 'Hamburg, Schanze',
      city: 'Hamburg',
      postalCode: '20357',
      latitude: 53.56,
      longitude: 9.96,
      services: ['repairs'],
    }),
    storeRow('1003', { name: 'Köln', city: 'Köln', postalCode: '50672', latitude: 50.9384, longitude: 6.9431, clickAndCollect: false }),
    storeRow('1004', {
      openingHours: [{ day: 7, from: '11:00', to: '15:00' }],
      name: 'Leipzig',
      city: 'Leipzig',
      latitude: 51.34,
      longitude: 12.37,
    }),
    storeRow('1019', { name: 'London', markets: ['en-GB'], country: 'GB' }),
  ]);
});

describe('stores of a market', () => {
  type Query = NonNullable<Parameters<typeof ask>[1]>;
  const ask = (catalog: string, query: Record<string, string> = {}) => shop.browser().api(stores.list, { params: { catalog }, query });
  const idsOf = async (query: Query) => (await ask('de-DE', query)).map(({ id }) => id);

  test('STO-006 all of them, with what a shopper needs to get there', async () => {
    const found = await ask('de-DE');
    expect(found).toHaveLength(4);
    expect(found[0]).toMatchObject({
      ...{ id: '1001', url: '/de-DE/stores/1001', phone: '+49 30 5550103', latitude: 52.5275, timeZone: 'Europe/Berlin' },
      opening: { isOpen: false, opens: { inDays: 1, at: '10:00' } },
    });
    expect(found[0]!.holidays.map(({ date }) => date)).toEqual(['2026-12-24']);
  });

  test('STO-001 STO-013 none in the ten countries', async () => {
    expect(await ask('en-GB')).toEqual([]);
  });

  test('STO-006 by town, by postal code, and around a town that has none', async () => {
    expect((await idsOf({ city: 'koln' }))[0]).toBe('1003');
    expect((await idsOf({ city: '20357' }))[0]).toBe('1002');
    expect(await idsOf({ city: 'Atlantis' })).toEqual([]);
  });

  test('STO-006 where parcels can be collected, what is open now, and a service', async () => {
    expect(await idsOf({ filterByClickNCollect: 'true', allStores: 'true' })).not.toContain('1003');
    expect(await idsOf({ openNow: 'true' })).toEqual(['1004']);
    expect(await idsOf({ service: 'repairs' })).toEqual(['1002']);
  });

  test('STO-006 nearest first from where the shopper is, with the distance', async () => {
    const found = await ask('de-DE', { latitude: '52.39', longitude: '13.06', allStores: 'true' });
    expect(found.map(({ id }) => id)).toEqual(['1001', '1004', '1002', '1003']);
    expect(found[0]!.straightLineDistance).toBeGreaterThan(20_000);
  });

  test('a position that is none is refused', async () => {
    await expect(ask('de-DE', { latitude: '91', longitude: '0' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('STO-005 what stores have of a variant', () => {
  const ask = (catalog: string, Ean: string) =>
    shop.browser().api(retailStock.getRetailAvailability, { params: { catalog }, query: { Ean } });

  test('every store of the market with whether it has it, as stock is now', async () => {
    pieces = [{ kind: 'store', id: '1002', quantity: 2 }];
    const found = await ask('de-DE', '4000000000017');
    expect(found).toHaveLength(4);
    expect(found[0]).toEqual({ storeId: '1001', inStock: false, isFewLeft: false });
    expect(found[1]).toEqual({ storeId: '1002', inStock: true, isFewLeft: true });
    pieces = [{ kind: 'warehouse', id: 'CENTRAL', quantity: 5 }];
    expect((await ask('de-DE', '4000000000017'))[1]).toMatchObject({ inStock: false });
  });

  test('none where the market has no stores; a code that nobody sells is not found', async () => {
    expect(await ask('en-GB', '4000000000017')).toEqual([]);
    await expect(ask('de-DE', '99999999')).rejects.toMatchObject({ status: 404 });
  });
});
