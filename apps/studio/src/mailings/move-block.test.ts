import type { MailBlock } from '@selvedge/contract/mailing.ts';
import { expect, test } from 'vitest';
import { moveBlock } from './move-block.ts';

const blocks = ['a', 'b', 'c', 'd'].map((id): MailBlock => ({ id, kind: 'text', text: id }));
const order = (moved: readonly MailBlock[]) => moved.map(({ id }) => id).join('');

test.each([
  ['d', 'before', 'a', 'dabc'],
  ['a', 'after', 'd', 'bcda'],
  ['a', 'before', 'c', 'bacd'],
  ['c', 'after', 'a', 'acbd'],
] as const)('%s goes %s %s: %s', (id, where, onto, expected) => {
  expect(order(moveBlock(blocks, { id, where, onto }))).toBe(expected);
});

test.each([
  ['b', 'after', 'a'],
  ['b', 'before', 'c'],
  ['b', 'before', 'b'],
  ['gone', 'before', 'a'],
  ['a', 'after', 'gone'],
] as const)('%s %s %s changes nothing', (id, where, onto) => {
  expect(moveBlock(blocks, { id, where, onto })).toBe(blocks);
});
