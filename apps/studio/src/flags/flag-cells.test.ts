import { expect, test } from 'vitest';
import { changeTo, readCells, reverse, showCell } from './flag-cells.ts';

const at = '2026-11-15T10:00:00.000Z';
const cells = readCells([
  { market: '*', name: 'quickBuy', value: false, at },
  { market: 'et-EE', name: 'quickBuy', value: true, at },
  { market: 'et-EE', name: 'idleTimerMs', value: 5, at },
]);

test.each([
  ['et-EE', 'quickBuy', { own: true, inherited: false, value: true }],
  ['lv-LV', 'quickBuy', { own: null, inherited: false, value: false }],
  ['*', 'quickBuy', { own: false, inherited: true, value: false }],
  ['lv-LV', 'idleTimerMs', { own: null, inherited: 30000, value: 30000 }],
  ['et-EE', 'idleTimerMs', { own: 5, inherited: 30000, value: 5 }],
] as const)('%s goes by its own %s, that of every market, or the default', (market, name, shown) => {
  expect(showCell(cells, market, name)).toEqual(shown);
});

test('a value that the market goes by anyway is not stored as its own', () => {
  expect(changeTo(cells, { market: 'et-EE', name: 'quickBuy', value: false })).toEqual([
    { market: 'et-EE', name: 'quickBuy', before: true, value: null },
  ]);
  expect(changeTo(cells, { market: 'lv-LV', name: 'quickBuy', value: false })).toEqual([]);
  expect(changeTo(cells, { market: 'lv-LV', name: 'quickBuy', value: true })).toEqual([
    { market: 'lv-LV', name: 'quickBuy', before: null, value: true },
  ]);
});

test('the way back of a change undoes it', () => {
  const changes = changeTo(cells, { market: 'et-EE', name: 'idleTimerMs', value: null });
  expect(reverse(changes)).toEqual([{ market: 'et-EE', name: 'idleTimerMs', before: null, value: 5 }]);
  expect(reverse(reverse(changes))).toEqual(changes);
});
