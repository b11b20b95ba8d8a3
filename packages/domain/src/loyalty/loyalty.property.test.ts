import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Book, books, type EntryKind, entryBooks } from './entry-books.ts';
import { expiryOf } from './expiry-of.ts';
import { heldTier } from './held-tier.ts';
import { keptPieces } from './kept-pieces.ts';
import { occasionDays } from './occasion-days.ts';
import { pointsOfAmount, pointsOfPieces } from './points-of-amount.ts';
import { pointsToReward } from './points-to-reward.ts';
import { takeFromLots } from './take-from-lots.ts';
import { tierOf } from './tier-of.ts';

const runs = { numRuns: 500 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
// Amounts of yen and of fils alike: a currency is nothing but where its point stands.
const amount = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 9_999_999 }), fc.constant(99_999_999_999));
const perPoint = fc.constantFrom(1, 100, 150, 300, 750, 40_000);

test('more money never earns fewer points, and points never cost less than their price', () => {
  fc.assert(
    fc.property(amount, amount, perPoint, (a, b, price) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      expect(pointsOfAmount(less, { perPoint: price })).toBeLessThanOrEqual(pointsOfAmount(more, { perPoint: price }));
      const points = pointsOfAmount(more, { perPoint: price });
      expect(points * price <= more && (points + 1) * price > more).toBe(true);
    }),
    runs,
  );
});

test('a tier and a campaign multiply each other, and are rounded once', () => {
  expect(pointsOfAmount(199, { perPoint: 100, percents: [125, 200] })).toBe(4);
  expect(pointsOfAmount(199, { perPoint: 100, percents: [] })).toBe(1);
  expect(pointsOfAmount(-500, { perPoint: 100 })).toBe(0);
});

test('pieces that go back one by one leave what they leave at once, and the last leaves nothing', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 99 }), (points, quantity) => {
      const left = Array.from({ length: quantity + 1 }, (_, gone) => pointsOfPieces({ points, quantity }, quantity - gone));
      expect(left[0]).toBe(points);
      expect(left.at(-1)).toBe(0);
      for (const [at, each] of left.slice(1).entries()) expect(each <= left[at]!).toBe(true);
    }),
    runs,
  );
});

test('a piece that was returned and paid back is missing once', () => {
  const pieces = { quantity: 5, packed: 3, shipped: 3, cancelled: 1, returned: 1, refunded: 2 };
  expect(keptPieces(pieces)).toBe(3);
  expect(keptPieces({ ...pieces, refunded: 4 })).toBe(1);
  expect(keptPieces({ ...pieces, refunded: 0 })).toBe(3);
});

test('all books together come to nothing after any entries', () => {
  const kinds = Object.keys(entryBooks) as EntryKind[];
  const entry = fc.record({ kind: fc.constantFrom(...kinds), points: fc.integer({ min: 1, max: 100_000 }) });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
      const state = new Map<Book, number>(books.map((book) => [book, 0]));
      for (const { kind, points } of entries) {
        const { from, to } = entryBooks[kind];
        expect(from).not.toBe(to);
        state.set(from, state.get(from)! - points);
        state.set(to, state.get(to)! + points);
      }
      expect(sum([...state.values()])).toBe(0);
    }),
    runs,
  );
});

test('points come out of lots to the last one, those that expire first before the others', () => {
  const lot = fc.record({ remaining: fc.nat(500), day: fc.integer({ min: 1, max: 400 }) });
  fc.assert(
    fc.property(fc.array(lot, { maxLength: 12 }), fc.nat(4_000), fc.nat(12), (given, points, firstId) => {
      const lots = given.map(({ remaining, day }, id) => ({ id, remaining, expiresAt: new Date(Date.UTC(2026, 0, day)) }));
      const { changed, missing } = takeFromLots(lots, points, firstId);
      const after = lots.map(({ id, remaining }) => changed.find((each) => each.id === id)?.remaining ?? remaining);
      expect(sum(lots.map(({ remaining }) => remaining)) - sum(after) + missing).toBe(points);
      expect(after.every((remaining) => remaining >= 0)).toBe(true);
      const others = lots.map((each, at) => ({ ...each, left: after[at]! })).filter(({ id }) => id !== firstId);
      for (const early of others.filter(({ left }) => left > 0))
        for (const late of others) if (late.expiresAt > early.expiresAt) expect(late.left).toBe(late.remaining);
    }),
    runs,
  );
});

test('a lot that is named is emptied before any other', () => {
  const lots = [1, 2].map((id) => ({ id, remaining: 10, expiresAt: new Date(Date.UTC(2026, 0, id)) }));
  expect(takeFromLots(lots, 12, 2)).toEqual({
    changed: [
      { id: 2, remaining: 0 },
      { id: 1, remaining: 8 },
    ],
    missing: 0,
  });
  expect(takeFromLots(lots, 25)).toMatchObject({ missing: 5 });
});

test('points live at least as long as promised, to the end of a month', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 36 }), (bookedAt, months) => {
      const expiry = expiryOf(bookedAt, months);
      expect([expiry.getUTCDate(), expiry.getUTCHours(), expiry.getUTCMinutes()]).toEqual([1, 0, 0]);
      const between = (expiry.getUTCFullYear() - bookedAt.getUTCFullYear()) * 12 + expiry.getUTCMonth() - bookedAt.getUTCMonth();
      expect(between).toBe(months + 1);
    }),
    runs,
  );
});

test('a tier begins with its first point', () => {
  const tiers = [
    { id: 'gold', names: {}, from: 1_500, percent: 150 },
    { id: 'member', names: {}, from: 0, percent: 100 },
  ];
  expect(tierOf(1_499, tiers)).toMatchObject({ tier: { id: 'member' }, next: { id: 'gold' } });
  expect(tierOf(1_500, tiers)).toMatchObject({ tier: { id: 'gold' }, next: undefined });
  expect(tierOf(10, [])).toEqual({ tier: undefined, next: undefined });
});

test('a tier is reached at once and lost only when its time is over', () => {
  const tiers = [
    { id: 'member', names: {}, from: 0, percent: 100 },
    { id: 'plus', names: {}, from: 500, percent: 125 },
    { id: 'gold', names: {}, from: 1_500, percent: 150 },
  ];
  const now = new Date('2026-11-17T12:00:00Z');
  const held = { id: 'plus', until: new Date('2027-01-01T00:00:00Z') };
  expect(heldTier({ earned: 1_500, tiers, held, now })).toMatchObject({ tier: { id: 'gold' }, next: undefined });
  expect(heldTier({ earned: 10, tiers, held, now })).toMatchObject({ tier: { id: 'plus' }, next: { id: 'gold' }, until: held.until });
  expect(heldTier({ earned: 10, tiers, held, now: held.until })).toEqual({ tier: tiers[0], next: tiers[1] });
  expect(heldTier({ earned: 10, tiers, held: { ...held, id: 'gone' }, now })).toMatchObject({ tier: { id: 'member' } });
  expect(heldTier({ earned: 10, tiers: [], held, now })).toEqual({ tier: undefined, next: undefined });
});

test('who was born on 29 February has a birthday every year, and nobody has two', () => {
  const inYear = (year: number) => Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day, 12))).slice(0, daysOf(year));
  const daysOf = (year: number) => (year % 4 === 0 ? 366 : 365);
  for (const year of [2026, 2027, 2028, 2029])
    for (const born of ['02-29', '02-28', '03-01', '12-31'])
      expect(inYear(year).flatMap((day) => occasionDays(day, 0).filter(({ monthDay }) => monthDay === born))).toHaveLength(1);
  expect(occasionDays(new Date('2027-01-01T00:30:00Z'), 1)).toEqual([
    { monthDay: '01-01', year: 2027, day: '2027-01-01' },
    { monthDay: '12-31', year: 2026, day: '2026-12-31' },
  ]);
});

test('LOY-002 the next reward is the nearest that is not reached', () => {
  expect(pointsToReward(120, [100, 250, 500])).toBe(130);
  expect(pointsToReward(500, [100, 500])).toBe(0);
  expect(pointsToReward(-40, [100])).toBe(140);
  expect(pointsToReward(40, [])).toBeUndefined();
});
