import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { promotions } from '@selvedge/contract/studio/promotions.ts';
import { beforeEach, expect, test } from 'vitest';
import { basketShop, type SentPromotion } from '../basket/basket.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { ada, draftOf, place } from '../order/order.fixture.ts';
import { loadPromotions } from '../promotion/load-promotions.ts';
import type { PromotionSnapshot } from '../promotion/promotion-snapshot.ts';

const params = { catalog: 'en-GB' };
const [jumper, coat, scarf] = ['100_black_1,M', '200_black_1,36', '100_red_2,M'];
let shop: Awaited<ReturnType<typeof basketShop>>;
let live: PromotionSnapshot;
let staff: ReturnType<typeof shop.browser>;

beforeEach(async () => {
  await emptyTables();
  const { db } = await testDb();
  live = await loadPromotions(db, { log: { warn() {} } });
  shop = await basketShop({ promotions: () => live });
  staff = shop.browser(await signInAsStaff(db, { role: 'administrator', now }));
});

async function offer(promotion: SentPromotion): Promise<void> {
  const { db } = await testDb();
  await staff.api(promotions.save, { params: { id: promotion.id }, query: { basedOn: 0 }, body: promotion });
  live = await loadPromotions(db, { log: { warn() {} } });
}

type Browser = ReturnType<typeof shop.browser>;
type Piece = { sku: string; quantity?: number; bonus?: { promotionId: string; rewardId: string } };

/** Bought as the basket prices it: what the promotion takes off is the shop's own arithmetic. */
async function buy({ api }: Browser, pieces: readonly Piece[]) {
  let bought = (await api(basket.get, { params, query: {} })).basket;
  for (const body of pieces) bought = (await api(basket.addLine, { params, body })).basket;
  const { orderId } = await place(draftOf({ ...bought, shippingAddress: ada, billingAddress: ada }));
  const lineOf = (sku: string) => bought.lines.find((line) => line.sku === sku)!.id;
  return {
    bought,
    /** In what came back for each step. */
    cancel: async (sku: string, quantity: number) => {
      const lines = [{ lineItemId: lineOf(sku), quantity }];
      const { refunds, money } = await staff.api(fulfilment.cancelLines, {
        body: { orderId, key: randomUUID(), lines, reason: 'Not there' },
      });
      return { steps: refunds.map(({ amount }) => amount.amount).sort((a, b) => a - b), left: money.refundable.amount };
    },
  };
}

test('what was earned by pieces that are cancelled stays: below the minimum nothing is priced anew, and the parts come to the whole', async () => {
  await offer({
    ...{ id: 'ten-off', names: { en: 'Ten off from 300' }, trigger: 'automatic', minimum: { amounts: { GBP: 300 } } },
    benefit: { kind: 'amount', amounts: { GBP: 10 } },
  });
  const { bought, cancel } = await buy(shop.browser(), [{ sku: jumper, quantity: 3 }, { sku: coat }]);
  expect(bought).toMatchObject({ total: { amount: 324 }, totalDiscount: { amount: 10 } });
  // The coat bears 199 of 334 of the ten. What stays costs 135 at the shelf and 130.96 here, though 135 would earn nothing.
  expect(await cancel(coat, 1)).toEqual({ steps: [193.04], left: 130.96 });
  expect(await cancel(jumper, 1)).toEqual({ steps: [43.65, 193.04], left: 87.31 });
  expect(await cancel(jumper, 2)).toEqual({ steps: [43.65, 87.31, 193.04], left: 0 });
});

test('a bonus is worth nothing and stays when what earned it is cancelled; cancelled itself it gives nothing back', async () => {
  await offer({
    ...{ id: 'gift', names: { en: 'A scarf with it' }, trigger: 'automatic', minimum: { amounts: { GBP: 100 } } },
    benefit: { kind: 'bonusProduct', rewardId: 'scarf', products: ['100_red_2'], count: 1 },
  });
  const bonus = { promotionId: 'gift', rewardId: 'scarf' };
  const { bought, cancel } = await buy(shop.browser(), [{ sku: coat }, { sku: jumper }, { sku: scarf, bonus }]);
  expect(bought).toMatchObject({ total: { amount: 244 } });
  expect(await cancel(coat, 1)).toEqual({ steps: [199], left: 45 });
  expect(await cancel(scarf, 1)).toEqual({ steps: [199], left: 45 });
  expect(await cancel(jumper, 1)).toEqual({ steps: [45, 199], left: 0 });
});
