// @vitest-environment happy-dom
import { basket } from '@selvedge/contract/basket.ts';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMarkets } from '../../../../demo/src/content/test-markets.ts';
import { forgetBasket } from '../basket/forget-basket.fixture.ts';
import { randomBasket } from '../basket/random-basket.fixture.ts';
import { useBasket } from '../basket/use-basket.ts';
import { answerWith, closeScreen, press, readTold, showScreen, stubFetch, wait, wasAsked } from '../pages/test-screen.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { keepSeen } from './seen-basket.ts';

const market = testMarkets().find(({ id }) => id === 'ar-KW')!;
const [sample] = fc.sample(randomBasket(market), { numRuns: 1, seed: 4 });
const [line] = sample!.basket.lines;
const piece = (id: string, state: 'available' | 'soldOut') => ({ ...line!, id, name: `Piece ${id}`, quantity: 1, isDigital: false, state });
const withLines = (lines: ReturnType<typeof piece>[], total: number): BasketAnswer => ({
  ...sample!,
  basket: { ...sample!.basket, lines, quantity: lines.length, total: { ...sample!.basket.total, amount: total }, giftCards: [] },
});
const before = withLines([piece('a', 'available'), piece('b', 'available')], 40);
const after = withLines([piece('a', 'available'), piece('b', 'soldOut')], 20);

function Screen({ refusal }: { refusal: string }) {
  const { answer } = useBasket();
  return answer ? <PaymentPanel basket={answer.basket} first={{ name: 'failed', key: refusal, back: '/ar-KW/basket' }} /> : null;
}

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
    answerWith([
      { endpoint: basket.get, reply: { status: 200, body: after } },
      { endpoint: basket.removeLine, reply: { status: 200, body: withLines([piece('a', 'available')], 20) } },
    ]);
    showScreen(<Screen refusal={refusal} />, { market });
    await vi.waitFor(() => expect(readTold().page).toContain('payment.changed.title'), wait);
    const { page } = readTold();
    for (const kind of ['gone', 'total']) expect(page).toContain(`payment.changed.${kind}`);
    await press('payment.changed.agree');
    await vi.waitFor(() => expect(wasAsked(basket.removeLine)).toBe(true), wait);
    await vi.waitFor(() => expect(readTold().page).not.toContain('payment.changed.title'), wait);
  },
);
