import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { expect, test } from 'vitest';
import { putCells, putInches, putTable, readCells, readMeasurement, removeColumn, renameColumn, writeMeasurement } from './edit-chart.ts';

const chart: SizeChart = { id: 'women', categories: ['women'], rows: [{ size: 'S', chest: 84, waist: [66, 69] }] };

test.each([
  ['88', 88],
  [' 88,5 ', 88.5],
  ['88-92', [88, 92]],
  ['88 – 92.5', [88, 92.5]],
  ['88-88', 88],
  ['to fit', 'to fit'],
  ['', undefined],
])('"%s" is %o', (text, expected) => {
  expect(readMeasurement(text)).toEqual(expected);
  if (expected !== undefined) expect(readMeasurement(writeMeasurement(expected as number))).toEqual(expected);
});

test('a block from a spreadsheet is laid in where it was pasted, and brings its own rows', () => {
  const pasted = putCells(chart, { row: 0, column: 'chest' }, readCells('85\t67-70\r\n89\t71-74\r\n'));
  expect(pasted.rows).toEqual([
    { size: 'S', chest: 85, waist: [67, 70] },
    { size: '', chest: 89, waist: [71, 74] },
  ]);
  // What would stand right of the last column is left out, and an empty cell empties its place.
  expect(putCells(chart, { row: 0, column: 'waist' }, [['', '9']]).rows).toEqual([{ size: 'S', chest: 84 }]);
});

test('a whole table brings its columns', () => {
  const cells = readCells('Size;Chest (cm);Inside leg;EU\nM;88-92;80;38\n\n');
  expect(putTable(chart, cells, ['chest', 'insideLeg']).rows).toEqual([{ size: 'M', chest: [88, 92], insideLeg: 80, eU: 38 }]);
});

test('columns are renamed and taken away with what is in them', () => {
  const own = putInches(chart, { size: 'S', column: 'chest' }, 33);
  expect(renameColumn(own, 'chest', 'bust')).toMatchObject({ rows: [{ size: 'S', bust: 84 }], inches: { S: { bust: 33 } } });
  expect(removeColumn(chart, 'waist').rows).toEqual([{ size: 'S', chest: 84 }]);
});

test('own inches are kept beside the centimetres and go without a trace', () => {
  const own = putInches(chart, { size: 'S', column: 'chest' }, 33);
  expect(own.inches).toEqual({ S: { chest: 33 } });
  expect(putInches(own, { size: 'S', column: 'chest' }, undefined)).toEqual(chart);
});

test('own inches go along with a size that is called otherwise, and nothing that was typed is shortened', () => {
  const own = putInches(chart, { size: 'S', column: 'chest' }, 33);
  expect(putCells(own, { row: 0, column: 'size' }, [['Small']])).toMatchObject({
    rows: [{ size: 'Small' }],
    inches: { Small: { chest: 33 } },
  });
  const long = 'x'.repeat(120);
  expect(putCells(chart, { row: 0, column: 'chest' }, [[long]]).rows[0]?.chest).toBe(long);
});
