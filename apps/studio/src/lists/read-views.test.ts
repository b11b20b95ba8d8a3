import { expect, test } from 'vitest';
import { putView, readViews } from './read-views.ts';

const ours = { name: 'Ours', query: 'list=toPack&market=de-DE', columns: ['state'] };
const late = { name: 'Late', query: 'list=onTheWay', columns: [] };

test('what was kept is read back, and what is no view is left out', () => {
  expect(readViews([ours, { name: 'half' }, null, { ...late, columns: [1] }, late])).toEqual([ours, late]);
  expect(readViews({ name: 'no list' })).toEqual([]);
});

test('a view saved under a name that there is takes its place', () => {
  const again = { ...ours, query: 'list=all' };
  expect(putView([ours, late], again)).toEqual([again, late]);
  expect(putView([ours], late)).toEqual([ours, late]);
});
