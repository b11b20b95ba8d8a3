import { type ReturnReason, ReturnState } from '@selvedge/contract/returns.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LinePieces } from '../order/line-pieces.ts';
import { canMoveReturn } from './return-state.ts';
import { isOver, returnUntil } from './return-window.ts';
import { isFreightReturned, worthOfReturned } from './return-worth.ts';
import { returnablePieces, type SentPieces, splitWithdrawal, withdrawablePieces } from './returnable-pieces.ts';

const lineOf = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    parts: fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
    amount: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 9_999_999 })),
    flags: fc.record({ isDigital: fc.boolean(), isKept: fc.boolean() }),
  })
  .map(({ quantity, parts, amount, flags }) => {
    const upTo = (most: number, part: number) => Math.floor(most * part);
    const packed = upTo(quantity, parts[0]!);
    const shipped = upTo(packed, parts[1]!);
    const cancelled = upTo(quantity - packed, parts[2]!);
    const refunded = upTo(quantity, parts[3]!);
    return { quantity, packed, shipped, cancelled, returned: 0, refunded, announced: 0, amount, tax: Math.floor(amount / 6), ...flags };
  });

type Line = SentPieces & { amount: number; tax: number };
/** Announces, then receives or gives up, in any order and number. */
const stepsOf = fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 9 }), isReceived: fc.boolean() }), { maxLength: 12 });

test('however pieces are announced, received or given up: never more than were sent, and never more money than was paid', () => {
  fc.assert(
    fc.property(lineOf, stepsOf, (begun, steps) => {
      let line: Line = begun;
      let paidBack = 0;
      for (const { pieces, isReceived } of steps) {
        const { pieces: most, why } = returnablePieces(line, { isTooLate: false });
        expect(most === 0).toBe(why !== undefined);
        if (pieces > most) continue;
        line = { ...line, announced: line.announced + pieces };
        expect(line.returned + line.announced).toBeLessThanOrEqual(line.shipped);
        if (!isReceived) continue;
        const worth = worthOfReturned(line, pieces);
        paidBack += worth.amount;
        line = { ...line, announced: line.announced - pieces, returned: line.returned + pieces, refunded: line.refunded + worth.pieces };
        expect(line.refunded).toBeLessThanOrEqual(line.quantity);
      }
      expect(paidBack).toBeLessThanOrEqual(line.amount);
      if (begun.refunded === 0 && line.returned === line.quantity) expect(paidBack).toBe(line.amount);
    }),
    { numRuns: 500 },
  );
});

test('a withdrawal takes each piece once: from the shelf, or from the buyer', () => {
  fc.assert(
    fc.property(lineOf, fc.integer({ min: 1, max: 9 }), (line, wanted) => {
      const most = withdrawablePieces(line);
      if (line.isDigital || line.isKept) expect(most).toBe(0);
      const pieces = Math.min(wanted, most);
      const { cancelled, comesBack } = splitWithdrawal(line, pieces);
      expect(cancelled + comesBack).toBe(pieces);
      expect(cancelled).toBeLessThanOrEqual(line.quantity - line.packed - line.cancelled);
      expect(comesBack).toBeLessThanOrEqual(line.packed);
    }),
  );
});

const sent: SentPieces = {
  ...{ quantity: 2, packed: 2, shipped: 2, cancelled: 0, returned: 0, refunded: 0 },
  ...{ announced: 0, isDigital: false, isKept: false },
};

test.each<[string, Partial<SentPieces>, boolean]>([
  ['digital', { isDigital: true }, false],
  ['kept', { isKept: true }, false],
  ['notSent', { packed: 1, shipped: 0 }, false],
  ['returned', { returned: 1, announced: 1 }, false],
  ['tooLate', {}, true],
])('says why nothing can be returned: %s', (why, changes, isTooLate) => {
  expect(returnablePieces({ ...sent, ...changes }, { isTooLate })).toEqual({ pieces: 0, why });
});

test('the days begin with the last parcel, and not before everything is sent', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const parcels = [
    { state: 'delivered', shippedAt: at(1), deliveredAt: at(3) },
    { state: 'delivered', shippedAt: at(2), deliveredAt: at(9) },
  ];
  expect(returnUntil(parcels, { days: 30, isSentWhole: true })).toEqual(at(39));
  expect(returnUntil(parcels, { days: 30, isSentWhole: false })).toBeUndefined();
  // Nobody told of its arrival: two weeks are long enough for it.
  expect(returnUntil([{ state: 'shipped', shippedAt: at(1), deliveredAt: null }], { days: 14, isSentWhole: true })).toEqual(at(29));
  expect([isOver(at(9), at(9)), isOver(at(9), at(10)), isOver(undefined, at(10))]).toEqual([false, true, false]);
});

test('freight comes back with the last piece, to who withdraws and to who was sent what is wrong', () => {
  const gone: LinePieces & { isDigital: boolean } = { ...sent, returned: 2 };
  const partly = { ...sent, returned: 1 };
  const asked = (lines: (typeof gone)[], isWithdrawal: boolean, reasons: ReturnReason[]) =>
    isFreightReturned({ lines, isWithdrawal, reasons });
  expect(asked([gone], true, ['changedMind'])).toBe(true);
  expect(asked([gone, partly], true, ['changedMind'])).toBe(false);
  expect(asked([gone, { ...partly, isDigital: true }], true, ['tooSmall'])).toBe(true);
  expect(asked([gone], false, ['changedMind'])).toBe(false);
  expect(asked([gone], false, ['faulty', 'notAsDescribed'])).toBe(true);
  expect(asked([gone], false, ['faulty', 'other'])).toBe(false);
});

test('a return is announced, travels, is received and paid back; what is over stays over', () => {
  const moves = ReturnState.options.flatMap((from) =>
    ReturnState.options.filter((to) => canMoveReturn(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual([
    ...['registered onItsWay', 'registered received', 'registered refused', 'registered cancelled'],
    ...['onItsWay received', 'onItsWay refused', 'received refunded'],
  ]);
});
