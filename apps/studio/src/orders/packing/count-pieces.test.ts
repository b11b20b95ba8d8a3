import type { WorkLine } from '@selvedge/contract/studio/order-work.ts';
import { expect, test } from 'vitest';
import { countedPieces, linesAt, packPlaces, piecesLeft, scanCode } from './count-pieces.ts';

const central = { kind: 'warehouse', locationId: 'CENTRAL' } as const;
const store = { kind: 'store', locationId: 'S1' } as const;

const line = (lineItemId: string, ean: string, more: Partial<WorkLine> = {}): WorkLine => ({
  ...{ lineItemId, ean, sku: `sku-${ean}`, name: 'Shirt', colour: 'Ink', size: 'M', imageUrl: '', isDigital: false },
  ...{ quantity: 2, packed: 0, shipped: 0, cancelled: 0, returned: 0, refunded: 0, total: { amount: 10, currency: 'RON' } },
  places: [{ ...central, quantity: 2 }],
  ...more,
});

test('a code counts one piece, by EAN or by SKU in any case', () => {
  const lines = linesAt([line('a', '400'), line('b', '401')], central);
  const first = scanCode(lines, {}, '401');
  expect(first).toMatchObject({ outcome: 'counted', counts: { b: 1 } });
  expect(scanCode(lines, first.counts, 'SKU-400').counts).toEqual({ a: 1, b: 1 });
});

test('a wrong code and a piece too many lose nothing that was counted', () => {
  const lines = linesAt([line('a', '400')], central);
  expect(scanCode(lines, { a: 1 }, '999')).toEqual({ outcome: 'unknown', counts: { a: 1 } });
  expect(scanCode(lines, { a: 2 }, '400')).toMatchObject({ outcome: 'enough', counts: { a: 2 } });
});

test('two lines of one code fill up one after the other', () => {
  const lines = linesAt([line('a', '400', { quantity: 1 }), line('b', '400', { quantity: 1 })], central);
  const { counts } = scanCode(lines, { a: 1 }, '400');
  expect(counts).toEqual({ a: 1, b: 1 });
  expect(piecesLeft(lines, counts)).toBe(0);
  expect(countedPieces(lines, { a: 0, b: 1 })).toEqual([{ lineItemId: 'b', quantity: 1 }]);
});

test('what is packed, cancelled, digital or lies elsewhere is not wanted', () => {
  const lines = [
    line('packed', '1', { packed: 1, cancelled: 1, places: [] }),
    line('mail', '2', { isDigital: true }),
    line('split', '3', {
      places: [
        { ...central, quantity: 1 },
        { ...store, quantity: 1 },
      ],
    }),
  ];
  expect(packPlaces({ lines, orderState: 'placed' })).toEqual([central, store]);
  expect(packPlaces({ lines, orderState: 'cancelled' })).toEqual([]);
  expect(linesAt(lines, store).map(({ line: { lineItemId }, wanted }) => [lineItemId, wanted])).toEqual([['split', 1]]);
});
