import { expect, test } from 'vitest';
import { groupHits } from './group-hits.ts';
import type { Hit } from './hit.ts';
import { isRemembered } from './is-remembered.ts';

const hit = (group: Hit['group'], key: string, score: number): Hit => ({ group, key, title: key, note: '', score, url: `/studio/${key}` });

test('the group with the best hit comes first, and its best hit first in it', () => {
  const groups = groupHits([hit('page', 'a', 0.4), hit('screen', 'b', 0.5), hit('page', 'c', 0.9)]);
  expect(groups.map(({ group, hits }) => [group, hits.map(({ key }) => key)])).toEqual([
    ['page', ['c', 'a']],
    ['screen', ['b']],
  ]);
});

test('people, and what leads to them, are not remembered on the device', () => {
  const groups = ['screen', 'page', 'product', 'customer', 'order', 'giftCard'] as const;
  expect(groups.filter((group) => isRemembered(hit(group, 'x', 1)))).toEqual(['screen', 'page', 'product']);
  expect(isRemembered({ key: 'out', group: 'action', title: 'Sign out', note: '', score: 1 })).toBe(false);
});
