import { Address } from '@selvedge/contract/address.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { sql } from 'drizzle-orm';
import { basketShop } from '../basket/basket.fixture.ts';
import { productTable, stockTable, styleTable, variantTable } from '../catalogue/tables.ts';
import { readConfig } from '../config.ts';
import { testDb } from '../db/test-database.ts';
import { testNow } from '../harness/test-app.ts';
import type { PaymentConfig } from '../payment/payment-config.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { completePayments } from './complete-payments.ts';
import { paymentDepsOf } from './payment-deps-of.ts';
import { pretendProvider } from './pretend-provider.fixture.ts';

export const jumper = '100_black_1,M';
export const coat = '200_black_1,36';
export const params = { catalog: 'en-GB' };
/** Of the jumper, in pence. */
export const price = 4500;
export const sealedCard = { paymentMethod: { type: 'scheme', encryptedCardNumber: 'sealed' } };

export const address = Address.parse({
  ...{ firstName: 'Ada', lastName: 'Byron', line1: 'Dean Street', houseNumber: '12', city: 'London', postalCode: 'W1D 3RZ' },
  ...{ country: 'GB', mobilePhoneNumber: '+447700900123', email: 'ada@example.com' },
});

/** A shop whose stock is in the database, with a provider in memory and a clock that a test may turn. */
export async function checkoutShop(given: Partial<Record<PaymentProvider['name'], PaymentProvider>> = {}, payment?: PaymentConfig) {
  const adyen = pretendProvider('adyen');
  let now = testNow;
  let shoppers = 0;
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), trustedProxies: ['127.0.0.1'], ...(payment && { payment }) };
  const shop = await basketShop({ payments: { adyen: adyen.provider, ...given }, clock: () => now, config });
  const { db } = await testDb();
  const deps = paymentDepsOf(shop.app);
  shop.setDocuments({ 'shipping-methods': [{ id: 'home', name: 'Home', carrier: 'Post', deliveryType: 'home', price: 0 }] });

  async function stockUp(sku: string, quantity: number): Promise<void> {
    const [id = '', size = ''] = sku.split(',');
    const [styleNumber = '', colour = '', optionId = ''] = id.split('_');
    const images = { urlTemplate: '/x/{index}/{format}', indexes: [] };
    const product = {
      id,
      styleNumber,
      colour,
      optionId,
      colourNames: { en: 'x' },
      colourFamily: 'black' as const,
      newFrom: new Date(0),
      images,
    };
    await db.insert(styleTable).values({ styleNumber, brand: 'x' }).onConflictDoNothing();
    await db.insert(productTable).values(product).onConflictDoNothing();
    const ean = String(50_000_000 + [...sku].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0)).slice(0, 13);
    await db.insert(variantTable).values({ id: sku, productId: id, ean, sizeId: size, sizeName: size }).onConflictDoNothing();
    const target = [stockTable.variantId, stockTable.kind, stockTable.locationId];
    await db
      .insert(stockTable)
      .values({ variantId: sku, kind: 'warehouse', locationId: 'CENTRAL', quantity })
      .onConflictDoUpdate({ target, set: { quantity } });
  }

  /** Everything up to the payment's step, with the pieces named. */
  async function readyBrowser(lines: Readonly<Record<string, number>> = { [jumper]: 1 }, headers: Record<string, string> = {}) {
    // Every shopper calls from home: what is limited by address is not what is tested here.
    shoppers++;
    const browser = shop.browser({ 'x-forwarded-for': `10.0.${shoppers >> 8}.${shoppers & 255}`, ...headers });
    let basketId = '';
    for (const [sku, quantity] of Object.entries(lines)) {
      const answer = await browser.api(basket.addLine, { params, body: { sku, quantity } });
      basketId = answer.basket.basketId;
    }
    const details = {
      ...{ shippingAddress: address, billingAddress: address, email: 'ada@example.com', termsAcceptedAt: now.toISOString() },
      shipments: [{ id: 'warehouse', shippingMethodId: 'home', pickupPointId: '' }],
    };
    await db.execute(sql`update basket set content = content || ${JSON.stringify(details)}::jsonb where id = ${basketId}::uuid`);
    return { ...browser, basketId };
  }

  const rows = async <T extends Record<string, unknown>>(query: string) => (await db.execute<T>(sql.raw(query))).rows;
  return {
    ...{ ...shop, adyen, deps, db, stockUp, readyBrowser, rows },
    complete: () => completePayments(deps),
    wait: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    /** What the books say after it all. */
    async books() {
      const [stock] = await rows<{ left: number; reserved: number }>(
        `select (select coalesce(sum(quantity), 0)::int from stock) as left,
          (select coalesce(sum(quantity), 0)::int from stock_reservation) as reserved`,
      );
      const orders = await rows<{ total: string }>('select total from customer_order');
      const states = await rows<{ state: string }>('select state from payment_attempt order by created_at, number');
      return {
        orders: orders.length,
        sold: orders.reduce((sum, { total }) => sum + Number(total), 0),
        charged: adyen.net(),
        ...stock!,
        states: states.map(({ state }) => state),
      };
    },
  };
}
