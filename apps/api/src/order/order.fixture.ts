import { randomUUID } from 'node:crypto';
import { Address } from '@selvedge/contract/address.ts';
import { basket } from '@selvedge/contract/basket.ts';
import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import type { basketShop } from '../basket/basket.fixture.ts';
import { testDb } from '../db/test-database.ts';
import { testNow as now } from '../harness/test-app.ts';
import type { OrderDraft } from './order-draft.ts';
import { writeOrder } from './write-order.ts';

export const ada = Address.parse({
  ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', line1: 'Ockham Road', houseNumber: '1' },
  ...{ city: 'London', postalCode: 'W1 1AA', country: 'GB', mobilePhoneNumber: '+44 20 7946 0000' },
});

/** A basket as checkout would show it at its end. */
export async function filledBasket(
  shop: Awaited<ReturnType<typeof basketShop>>,
  { catalog = 'en-GB', skus = ['100_black_1,M'] }: { catalog?: string; skus?: readonly string[] } = {},
): Promise<Basket> {
  const { api } = shop.browser();
  const answer = await api(basket.addLines, { params: { catalog }, body: skus.map((sku) => ({ sku, quantity: 1 })) });
  return { ...answer.basket, shippingAddress: ada, billingAddress: ada };
}

export function draftOf(bought: Basket, changes: Partial<OrderDraft> = {}): OrderDraft {
  const amount = toMinor(bought.total.amount, bought.currency);
  return {
    ...{ basket: bought, shopperId: undefined, email: 'ada@example.com', now },
    payments: [{ paymentId: randomUUID(), kind: 'provider', provider: 'adyen', method: 'scheme', amount }],
    origins: bought.lines.map(({ sku, quantity }) => ({ sku, kind: 'warehouse', locationId: 'CENTRAL', quantity })),
    ...changes,
  };
}

export async function place(draft: OrderDraft) {
  const { db } = await testDb();
  return db.transaction((tx) => writeOrder(tx, draft));
}
