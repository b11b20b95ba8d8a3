import { expect, test } from 'vitest';
import { buildFixture } from '../content/content.fixture.ts';
import { storeRow } from './store.fixture.ts';
import { storesOf } from './stores-of.ts';

const methods = ['home', 'store'].map((deliveryType) => ({ id: deliveryType, name: deliveryType, carrier: 'gls', deliveryType, price: 5 }));
const rows = { stores: [storeRow('1001')], documents: [{ market: '*', name: 'shipping-methods', content: methods }] };
const off = [{ market: 'de-DE', name: 'clickAndCollect', value: false }];

test('where collecting is switched off, no store offers it and no way of delivery leads there; elsewhere all is as it was', () => {
  const content = buildFixture({ ...rows, flags: off as never });
  const [market, other] = ['de-DE', 'de-AT'].map((id) => content.byMarket.get(id)!);
  expect(storesOf(content, 'de-DE').map(({ clickAndCollect }) => clickAndCollect)).toEqual([false]);
  expect(market!.documents.get('shipping-methods')).toMatchObject([{ id: 'home' }]);
  expect(other!.documents.get('shipping-methods')).toHaveLength(2);
  const on = buildFixture(rows);
  expect(storesOf(on, 'de-DE').map(({ clickAndCollect }) => clickAndCollect)).toEqual([true]);
});
