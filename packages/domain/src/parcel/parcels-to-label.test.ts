import { expect, test } from 'vitest';
import { parcelsToLabel } from './parcels-to-label.ts';

test.each([
  ['what stands ready, and not what left before', ['shipped', 'packed', 'packed'], [1, 2]],
  ['what left, where nothing stands ready', ['delivered', 'shipped', 'lost'], [1]],
  ['nothing of an order that has arrived', ['delivered', 'lost'], []],
  ['nothing of an order that nobody packed', [], []],
] as const)('labels are printed of %s', (_, states, expected) => {
  const parcels = states.map((state, at) => ({ state, at }));
  expect(parcelsToLabel(parcels).map(({ at }) => at)).toEqual(expected);
});
