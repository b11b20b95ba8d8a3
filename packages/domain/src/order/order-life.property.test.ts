import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captureAmount } from './capture-amount.ts';
import { fulfilmentOf, isSentWhole } from './fulfilment.ts';
import { type LinePieces, mostMovable, movePieces } from './line-pieces.ts';
import { orderProgress } from './order-progress.ts';
import { leftToRefund, type PaidMeans, spreadRefund } from './spread-refund.ts';
import { type LineMoney, worthOfPieces } from './worth-of-pieces.ts';

type Line = LinePieces & LineMoney & { isDigital: boolean };
type Order = { lines: Line[]; freight: number; means: PaidMeans[]; paidBack: number; freightShipped: boolean; isHeld: boolean };

const steps = ['pack', 'unpack', 'ship', 'cancel', 'return', 'refund', 'amount'] as const;
type Step = { step: (typeof steps)[number]; line: number; count: number; amount: number };

// Amounts of yen and of fils alike: a currency is nothing but where its point stands.
const money = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 9_999_999 }), fc.constant(99_999_999_999));
const lineOf = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), amount: money, taxPart: fc.integer({ min: 0, max: 25 }) }).map(
  ({ quantity, amount, taxPart }): Line => ({
    ...{ quantity, packed: 0, shipped: 0, cancelled: 0, returned: 0, refunded: 0, isDigital: false },
    ...{ amount, tax: Math.floor((amount * taxPart) / 100) },
  }),
);

const orderOf = fc
  .record({
    lines: fc.array(lineOf, { minLength: 1, maxLength: 4 }),
    freight: money,
    card: fc.float({ min: 0, max: 1, noNaN: true }),
    isHeld: fc.boolean(),
  })
  .map(({ lines, freight, card, isHeld }): Order => {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0) + freight;
    const byCard = Math.floor(total * card);
    const part = (paymentId: string, kind: PaidMeans['kind'], amount: number): PaidMeans => {
      return { paymentId, kind, amount, captured: kind === 'provider' && isHeld ? 0 : amount, refunded: 0, released: 0 };
    };
    const means = [part('card', 'giftCard', byCard), part('psp', 'provider', total - byCard)].filter(({ amount }) => amount > 0);
    return { lines, freight, means, paidBack: 0, freightShipped: false, isHeld };
  });

const stepsOf = fc.array(
  fc.record({ step: fc.constantFrom(...steps), line: fc.nat(3), count: fc.integer({ min: 1, max: 9 }), amount: money }),
  { maxLength: 40 },
);

/** As the verbs do it: pieces first, then what they are worth, then by which means it goes back. */
function apply(order: Order, { step, line, count, amount }: Step): Order {
  if (step === 'amount') return giveBack(order, amount, false);
  const at = line % order.lines.length;
  const moved = movePieces(step, order.lines[at]!, count);
  if (!moved) return order;
  const next = { ...order, lines: order.lines.with(at, moved) };
  if (step === 'ship') return takeHeld(next);
  if (step === 'pack' || step === 'unpack') return next;
  if (step === 'refund') return giveBack(next, worthOfPieces(moved, { before: moved.refunded - count, pieces: count }).amount, false);
  const pieces = Math.min(count, mostMovable('refund', moved));
  const worth = worthOfPieces(moved, { before: moved.refunded, pieces }).amount;
  const isGone = next.lines.every(({ quantity, cancelled }) => cancelled === quantity);
  const lines = next.lines.with(at, { ...moved, refunded: moved.refunded + pieces });
  return giveBack({ ...next, lines }, worth + (isGone ? order.freight : 0), step === 'cancel');
}

function giveBack(order: Order, wanted: number, isHeldFirst: boolean): Order {
  const amount = Math.min(wanted, leftToRefund(order.means));
  const parts = spreadRefund(amount, order.means, { isHeldFirst });
  if (!parts) return order;
  expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
  const means = order.means.map((each) => {
    const part = parts.find(({ paymentId }) => paymentId === each.paymentId);
    return part ? { ...each, refunded: each.refunded + part.amount, released: each.released + part.released } : each;
  });
  return { ...order, means, paidBack: order.paidBack + amount };
}

function takeHeld(order: Order): Order {
  const isLast = isSentWhole(fulfilmentOf(order.lines, []));
  const shippedWorth = order.lines.reduce(
    (sum, line) => sum + worthOfPieces(line, { before: 0, pieces: line.shipped }).amount,
    order.freight,
  );
  const means = order.means.map((each) =>
    each.kind === 'provider' ? { ...each, captured: each.captured + captureAmount(each, order.means, { shippedWorth, isLast }) } : each,
  );
  return { ...order, means };
}

test('whatever happens in whichever order: pieces, money and cards add up', () => {
  fc.assert(
    fc.property(orderOf, stepsOf, (begun, happened) => {
      const paid = begun.means.reduce((sum, { amount }) => sum + amount, 0);
      happened.reduce((before, step) => {
        const order = apply(before, step);
        for (const { quantity, packed, shipped, cancelled, returned, refunded } of order.lines) {
          expect(packed + cancelled).toBeLessThanOrEqual(quantity);
          expect(shipped).toBeLessThanOrEqual(packed);
          expect(returned).toBeLessThanOrEqual(shipped);
          expect(refunded).toBeLessThanOrEqual(quantity);
        }
        for (const { amount, captured, refunded, released } of order.means) {
          expect(captured + released).toBeLessThanOrEqual(amount);
          expect(refunded - released).toBeLessThanOrEqual(captured);
          expect(refunded).toBeLessThanOrEqual(amount);
        }
        expect(order.paidBack).toBe(paid - leftToRefund(order.means));
        // Once everything has left, the provider has exactly what was not cancelled.
        if (isSentWhole(fulfilmentOf(order.lines, [])) && step.step === 'ship' && order !== before)
          for (const { amount, captured, released } of order.means) expect(captured + released).toBe(amount);
        return order;
      }, begun);
    }),
    { numRuns: 500 },
  );
});

test('the pieces of a line come to the line, in however many steps they are counted out', () => {
  fc.assert(
    fc.property(lineOf, fc.array(fc.integer({ min: 1, max: 4 })), (line, counts) => {
      let before = 0;
      const sum = { amount: 0, tax: 0 };
      for (const count of [...counts, line.quantity]) {
        const pieces = Math.min(count, line.quantity - before);
        const worth = worthOfPieces(line, { before, pieces });
        expect(worth.amount).toBeGreaterThanOrEqual(0);
        sum.amount += worth.amount;
        sum.tax += worth.tax;
        before += pieces;
      }
      expect(sum).toEqual({ amount: line.amount, tax: line.tax });
    }),
  );
});

test('gift cards get theirs back before the provider does', () => {
  const means: PaidMeans[] = [
    { paymentId: 'psp', kind: 'provider', amount: 1000, captured: 1000, refunded: 0, released: 0 },
    { paymentId: 'card', kind: 'giftCard', amount: 500, captured: 500, refunded: 0, released: 0 },
  ];
  expect(spreadRefund(700, means, { isHeldFirst: true })).toEqual([
    { paymentId: 'card', amount: 500, released: 0 },
    { paymentId: 'psp', amount: 200, released: 0 },
  ]);
  expect(spreadRefund(1501, means, { isHeldFirst: true })).toBeUndefined();
});

test('the last parcel takes all that is held, also for a piece that was paid back from another parcel and cancelled since', () => {
  const payment: PaidMeans = { paymentId: 'psp', kind: 'provider', amount: 3000, captured: 1000, refunded: 1000, released: 0 };
  expect(captureAmount(payment, [payment], { shippedWorth: 2000, isLast: false })).toBe(1000);
  expect(captureAmount(payment, [payment], { shippedWorth: 2000, isLast: true })).toBe(2000);
});

test('ORD-013 what a shopper reads of an order', () => {
  const line = { quantity: 2, packed: 0, shipped: 0, cancelled: 0, returned: 0, refunded: 0, isDigital: false };
  const read = (changes: Partial<typeof line>, parcels: { state: string }[] = []) => {
    const lines = [{ ...line, ...changes }];
    return orderProgress({ state: 'placed', fulfilment: fulfilmentOf(lines, parcels), lines });
  };
  expect(read({})).toBe('placed');
  expect(read({ cancelled: 1 })).toBe('partlyCancelled');
  expect(read({ cancelled: 2 })).toBe('cancelled');
  expect(read({ packed: 2 })).toBe('packed');
  expect(read({ packed: 2, shipped: 1 })).toBe('partlyShipped');
  expect(read({ packed: 2, shipped: 2 }, [{ state: 'shipped' }])).toBe('shipped');
  expect(read({ packed: 2, shipped: 2 }, [{ state: 'delivered' }])).toBe('delivered');
  expect(read({ packed: 2, shipped: 2, returned: 1 })).toBe('partlyReturned');
  expect(read({ isDigital: true })).toBe('delivered');
  expect(read({ packed: 1, shipped: 1, cancelled: 1, returned: 1 })).toBe('returned');
  expect(orderProgress({ state: 'paymentProcessing', fulfilment: 'open', lines: [line] })).toBe('paymentProcessing');
});
