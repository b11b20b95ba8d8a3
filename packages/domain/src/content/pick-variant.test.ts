import { expect, test } from 'vitest';
import { pickVariant } from './pick-variant.ts';

const variants = [
  { name: 'launch', audience: 'everyone' as const, from: '2026-11-20T00:00:00Z', until: '2026-11-21T00:00:00Z' },
  { name: 'members', audience: 'member' as const },
  { name: 'new', audience: 'newCustomer' as const },
  { name: 'all', audience: 'everyone' as const },
];

test.each([
  ['guest', '2026-11-15T00:00:00Z', 'all'],
  ['member', '2026-11-15T00:00:00Z', 'members'],
  ['newCustomer', '2026-11-15T00:00:00Z', 'new'],
  ['member', '2026-11-20T00:00:00Z', 'launch'],
  ['guest', '2026-11-20T23:59:59Z', 'launch'],
  ['guest', '2026-11-21T00:00:00Z', 'all'],
  ['guest', undefined, 'all'],
] as const)('a %s at %s sees "%s"', (audience, now, expected) => {
  expect(pickVariant(variants, { audience, ...(now && { now: new Date(now) }) })?.name).toBe(expected);
});

test('nothing fits, nothing is shown; a date that is none keeps its variant back', () => {
  expect(pickVariant([{ audience: 'member' as const }], { audience: 'guest', now: new Date() })).toBeUndefined();
  expect(pickVariant([{ audience: 'everyone' as const, from: 'soon' }], { audience: 'guest', now: new Date() })).toBeUndefined();
});
