import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { expect, test } from 'vitest';
import { checkChart } from './check-chart.ts';

const problemsOf = (rows: SizeChart['rows'], inches?: SizeChart['inches']) =>
  checkChart({ id: 'women', categories: [], rows, ...(inches && { inches }) }).map(
    ({ row, column, unit, key }) => `${row} ${column} ${unit} ${key.replace('studio.size_chart_', '')}`,
  );

test.each<[string, SizeChart['rows'], string[]]>([
  ['numbers, ranges and words', [{ size: 'S', chest: 84, waist: [66, 69], hip: 'to fit' }], []],
  ['a size without a name', [{ size: ' ', chest: 84 }], ['0 size cm required']],
  ['the same size twice', [{ size: 'S' }, { size: 'S ' }], ['1 size cm twice']],
  ['a size of too many letters', [{ size: 'S'.repeat(41) }], ['0 size cm long']],
  ['words of too many letters', [{ size: 'S', hip: 'x'.repeat(101) }], ['0 hip cm long']],
  ['a range that runs backwards', [{ size: 'S', chest: [92, 88] }], ['0 chest cm backwards']],
  ['a lost decimal point', [{ size: 'S', chest: 845 }], ['0 chest cm length']],
  ['no length at all', [{ size: 'S', waist: 0 }], ['0 waist cm length']],
  ['a number that is no length', [{ size: 'S', eu: 0, uk: 1000 }], []],
])('of a chart, %s: %o', (_, rows, expected) => {
  expect(problemsOf(rows)).toEqual(expected);
});

test('own inches are looked at in the row of their size', () => {
  expect(problemsOf([{ size: 'S' }, { size: 'M' }], { M: { chest: [36, 34], waist: 130 } })).toEqual([
    '1 chest in backwards',
    '1 waist in length',
  ]);
});
