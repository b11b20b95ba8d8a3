import type { WorkLine, WorkParcel } from '@selvedge/contract/studio/order-work.ts';
import { expect, test } from 'vitest';
import { countStates } from './piece-states.ts';

const line = (pieces: Partial<WorkLine>) =>
  ({ lineItemId: 'a', quantity: 9, packed: 0, shipped: 0, cancelled: 0, returned: 0, refunded: 0, ...pieces }) as WorkLine;
const parcel = (state: WorkParcel['state'], quantity: number) =>
  ({
    state,
    lines: [
      { lineItemId: 'a', quantity },
      { lineItemId: 'b', quantity: 5 },
    ],
  }) as WorkParcel;

test.each([
  ['nothing happened', line({}), [], { toPack: 9 }],
  ['some packed, some cancelled', line({ packed: 3, cancelled: 2 }), [parcel('packed', 3)], { toPack: 4, packed: 3, cancelled: 2 }],
  [
    'two parcels, one arrived',
    line({ packed: 6, shipped: 5 }),
    [parcel('delivered', 2), parcel('shipped', 3), parcel('packed', 1)],
    { toPack: 3, packed: 1, shipped: 3, delivered: 2 },
  ],
  ['one came back', line({ packed: 9, shipped: 9, returned: 1 }), [parcel('delivered', 9)], { delivered: 8, returned: 1 }],
  [
    'one came back before the carrier told of its arrival',
    line({ packed: 9, shipped: 9, returned: 1 }),
    [parcel('shipped', 9)],
    { shipped: 8, returned: 1 },
  ],
])('each piece is counted once: %s', (_, of, parcels, expected) => {
  const counts = countStates(of, parcels);
  expect(counts).toEqual({ toPack: 0, packed: 0, shipped: 0, delivered: 0, returned: 0, cancelled: 0, ...expected });
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(9);
});
