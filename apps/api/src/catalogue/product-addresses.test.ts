import { beforeAll, expect, test } from 'vitest';
import { testDb } from '../db/test-database.ts';
import { fixtureNow } from './assortment.fixture.ts';
import { findSold } from './market-of.ts';
import { productAddresses } from './product-addresses.ts';
import { productUrl } from './show-card.ts';
import { openCatalogue } from './test-catalogue.ts';

let app: Awaited<ReturnType<typeof openCatalogue>>['app'];

beforeAll(async () => {
  ({ app } = await openCatalogue());
});

test('MKT-023 the tables name every product, set and gift card in the markets and under the names that laid out goods have', async () => {
  const { structure, market } = app.shop.catalogue();
  const { markets } = app.shop.content();
  const found = await productAddresses((await testDb()).db)({ structure, ids: structure.ids, markets, now: fixtureNow });
  const laidOut = await Promise.all(markets.map((settings) => market(settings, fixtureNow)));
  expect([...found.values()].flat().length).toBeGreaterThan(structure.ids.length);
  for (const id of structure.ids) {
    const expected = laidOut.flatMap((there) => {
      const product = findSold(there, id);
      return product === undefined ? [] : [{ market: there.market.id, url: productUrl(there, product) }];
    });
    expect([id, found.get(id)]).toEqual([id, expected]);
  }
});
