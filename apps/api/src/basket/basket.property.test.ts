import { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { basketShop } from './basket.fixture.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeAll(async () => {
  await emptyTables();
  shop = await basketShop();
  shop.setPromotions(
    { id: 'ten', names: { en: 'Ten' }, benefit: { kind: 'percentage', percent: 10 }, priority: 2 },
    { id: 'three', names: { en: 'Three' }, benefit: { kind: 'buyXGetY', buy: 2, get: 1 }, goods: { categories: ['women-knitwear'] } },
    {
      id: 'gift',
      names: { en: 'Gift' },
      minimum: { amounts: { GBP: 100 } },
      benefit: { kind: 'bonusProduct', rewardId: 'r', products: ['100_red_2'] },
    },
  );
});

const skus = [
  '100_black_1,S',
  '100_red_2,S',
  '100_red_2,M',
  '200_black_1,36',
  '200_black_1,38',
  '300_black_1,M',
  '400_digital_1,25',
  'nothing',
  '',
  "'",
];
const sku = fc.constantFrom(...skus);
const quantity = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, -1, 1.5, 99, 100, 1e300, null, '3', [1]));
const bonus = fc.option(fc.constantFrom({ promotionId: 'gift', rewardId: 'r' }, { promotionId: 'x', rewardId: 'y' }), { nil: undefined });
const at = fc.nat(6);
const step = fc.oneof(
  fc.record({ method: fc.constant('POST'), path: fc.constant('line'), body: fc.record({ sku, quantity, bonus }) }),
  fc.record({ method: fc.constant('PUT'), path: fc.constant('line'), body: fc.record({ sku, quantity }) }),
  fc.record({
    method: fc.constantFrom('POST', 'PUT'),
    path: fc.constant('lines'),
    body: fc.array(fc.record({ sku, quantity }), { maxLength: 3 }),
  }),
  fc.record({ method: fc.constant('PUT'), path: fc.constant('line/:id'), body: fc.record({ quantity }), at }),
  fc.record({ method: fc.constant('DELETE'), path: fc.constant('lines/:id'), at }),
  fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom('add-promo-code?promoCode=X', 'opt-out-of-bonus?id=gift&rewardId=r&newOptedOutCount=1'),
  }),
  fc.record({
    method: fc.constant('PUT'),
    path: fc.constant('note'),
    body: fc.record({ note: fc.string({ unit: 'binary', maxLength: 600 }) }),
  }),
);
type Step = { method: string; path: string; body?: unknown; at?: number };

test('whatever is asked of a basket, it answers whole and adds up, or refuses and stays as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step as fc.Arbitrary<Step>, { minLength: 3, maxLength: 12 }), async (steps) => {
      const browser = openBrowser(shop.app);
      let last = JSON.stringify((await ask(browser, { method: 'GET', path: '' })).json);
      for (const each of steps) {
        const lines = (JSON.parse(last) as BasketAnswer).basket.lines;
        const id = lines[(each.at ?? 0) % Math.max(1, lines.length)]?.id ?? 'none';
        const { status, json } = await ask(browser, { ...each, path: `/${each.path.replace(':id', id)}` });
        expect([200, 400, 404, 429]).toContain(status);
        const { json: now } = await ask(browser, { method: 'GET', path: '' });
        if (status === 200) expect(now).toEqual(json);
        else expect(JSON.stringify(now)).toBe(last);
        checkSums(BasketAnswer.parse(now));
        last = JSON.stringify(now);
      }
    }),
    { numRuns: 25 },
  );
});

async function ask({ send }: ReturnType<typeof openBrowser>, { method, path, body }: Step): Promise<{ status: number; json: unknown }> {
  const response = await send(`/api/order/en-GB/basket${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: response.status, json: await response.json() };
}

function checkSums({ basket }: BasketAnswer): void {
  const minor = ({ amount, currency }: { amount: number; currency: string }) => toMinor(amount, currency);
  const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
  const paid = sum(basket.lines.map(({ groupTotalPrice }) => minor(groupTotalPrice.salesPrice)));
  expect(minor(basket.subtotal) - minor(basket.totalDiscount)).toBe(paid);
  expect(minor(basket.total)).toBe(paid + minor(basket.shippingTotal));
  for (const { explanation, groupTotalPrice, quantity, maximumQuantity, state } of basket.lines) {
    const [list, ...steps] = explanation.filter(({ kind }) => kind !== 'tax');
    expect(minor(list!.amount) - sum(steps.map(({ amount }) => minor(amount)))).toBe(minor(groupTotalPrice.salesPrice));
    if (state === 'available') expect(quantity).toBeLessThanOrEqual(maximumQuantity);
  }
}
