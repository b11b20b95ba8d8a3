// @vitest-environment happy-dom
import { basket } from '@selvedge/contract/basket.ts';
import type { BasketAnswer, BasketLine } from '@selvedge/contract/basket-shape.ts';
import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import { payment } from '@selvedge/contract/payment.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMarkets } from '../../../../demo/src/content/test-markets.ts';
import { forgetBasket } from '../basket/forget-basket.fixture.ts';
import { randomBasket } from '../basket/random-basket.fixture.ts';
import { useBasket } from '../basket/use-basket.ts';
import { answerWith, closeScreen, press, readTold, showScreen, stubFetch, wait, wasAsked } from '../harness/test-screen.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { keepSeen } from './seen-basket.ts';
import type { Phase } from './use-pay.ts';

const market = testMarkets().find(({ id }) => id === 'ar-KW')!;
const [sample] = fc.sample(randomBasket(market), { numRuns: 1, seed: 4 });
const [line] = sample!.basket.lines;
const piece = (id: string, state: BasketLine['state'], quantity = 1) => ({
  ...{ ...line!, id, name: `Piece ${id}`, isDigital: false },
  ...{ state, quantity, maximumQuantity: 1 },
});
const withLines = (lines: ReturnType<typeof piece>[], total: number): BasketAnswer => ({
  ...sample!,
  basket: { ...sample!.basket, lines, quantity: lines.length, total: { ...sample!.basket.total, amount: total }, giftCards: [] },
});
const before = withLines([piece('a', 'available'), piece('b', 'available')], 40);
const after = withLines([piece('a', 'available'), piece('b', 'soldOut')], 20);

function Screen({ refusal }: { refusal?: string }) {
  const { answer } = useBasket();
  const first: Phase = refusal ? { name: 'failed', key: refusal, back: undefined } : { name: 'choosing' };
  return answer ? <PaymentPanel basket={answer.basket} first={first} /> : null;
}
const ok = (body: unknown) => ({ status: 200, body });
const refusedLine = (key: string) => ({
  status: 400,
  body: { code: 'line_refused', errors: { lineItem: [key], step: ['checkoutPayment'] } },
});

/** A shop whose basket is another one once it was changed. */
const shopThat = (changes: Endpoint, { before, after }: { before: BasketAnswer; after: BasketAnswer }) => [
  { endpoint: changes, reply: ok(after) },
  {
    endpoint: basket.get,
    get reply() {
      return ok(wasAsked(changes) ? after : before);
    },
  },
];

beforeEach(stubFetch);
afterEach(() => {
  closeScreen();
  forgetBasket();
  sessionStorage.clear();
});

test.each(['basket.out_of_stock', 'basket.not_sold'])(
  'a payment refused with %s shows old and new, and goes on without the piece',
  async (refusal) => {
    history.replaceState(null, '', '/ar-KW/checkout/payment');
    keepSeen(before.basket);
    answerWith(shopThat(basket.removeLine, { before: after, after: withLines([piece('a', 'available')], 20) }));
    showScreen(<Screen refusal={refusal} />, { market });
    await vi.waitFor(() => expect(readTold().page).toContain('payment.changed.title'), wait);
    const { page } = readTold();
    for (const kind of ['gone', 'total']) expect(page).toContain(`payment.changed.${kind}`);
    await press('payment.changed.agree');
    await vi.waitFor(() => expect(wasAsked(basket.removeLine)).toBe(true), wait);
    await vi.waitFor(() => expect(readTold().page).not.toContain('payment.changed.title'), wait);
  },
);

test.each([true, false])(
  'a line with fewer left than wanted is set to what is left, and its new total is shown before anything is paid (seen before: %s)',
  async (wasSeen) => {
    history.replaceState(null, '', '/ar-KW/checkout/payment');
    if (wasSeen) keepSeen(withLines([piece('a', 'available'), piece('b', 'available', 3)], 80).basket);
    answerWith([
      { endpoint: payment.methods, reply: refusedLine('basket.not_enough_stock') },
      ...shopThat(basket.setLineById, {
        before: withLines([piece('a', 'available'), piece('b', 'limited', 3)], 80),
        after: withLines([piece('a', 'available'), piece('b', 'available')], 40),
      }),
    ]);
    showScreen(<Screen />, { market });
    await vi.waitFor(() => expect(readTold().page).toContain('payment.changed.short'), wait);
    expect(readTold().page).not.toContain('payment.changed.total');
    await press('payment.changed.takeLeft');
    await vi.waitFor(() => expect(readTold().page).toContain('payment.changed.total'), wait);
    expect(wasAsked(basket.setLineById)).toBe(true);
    expect(readTold().page).toContain('payment.changed.quantity');
    await press('payment.changed.agree');
    await vi.waitFor(() => expect(readTold().page).not.toContain('payment.changed.title'), wait);
    expect(readTold().went).toEqual([]);
  },
);
