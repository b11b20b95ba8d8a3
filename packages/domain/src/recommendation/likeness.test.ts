import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { garmentKind } from './garment-kind.ts';
import { likeness, type Shared } from './likeness.ts';

const nothing: Shared = { kind: false, audience: false, cloth: false, fit: false, colour: false, prices: [4000, 9000] };
const anything = fc.record({
  ...{ kind: fc.boolean(), audience: fc.boolean(), cloth: fc.boolean(), fit: fc.boolean(), colour: fc.boolean() },
  prices: fc.tuple(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 })),
});

describe('REC-005 likeness', () => {
  test('puts the same garment for the same people before everything else, whatever that shares', () => {
    fc.assert(
      fc.property(anything, anything, (own, other) => {
        const isOwn = { ...own, kind: true, audience: true };
        fc.pre(!(other.kind && other.audience));
        expect(likeness(isOwn)).toBeGreaterThan(likeness(other));
      }),
    );
  });

  test.each<[string, Partial<Shared>, Partial<Shared>]>([
    ['who it is made for, before its cloth', { audience: true }, { cloth: true, fit: true, colour: true, prices: [1, 1] }],
    ['its cloth, before fit', { cloth: true }, { fit: true, colour: true, prices: [1, 1] }],
    ['its fit, before colour', { fit: true }, { colour: true, prices: [1, 1] }],
    ['its colour, before price', { colour: true }, { prices: [1, 1] }],
    ['a near price, before a far one', { prices: [100, 120] }, { prices: [100, 160] }],
    ['the cheaper as near as the dearer', { prices: [100, 110] }, { prices: [100, 125] }],
  ])('counts %s', (_, more, less) => {
    expect(likeness({ ...nothing, ...more })).toBeGreaterThan(likeness({ ...nothing, ...less }));
  });

  test('a dress for girls is no dress for women', () => {
    expect(likeness({ ...nothing, kind: true })).toBe(likeness(nothing));
  });

  test('a price that nobody knows is near to none', () => {
    expect([likeness({ ...nothing, prices: [0, 0] }), likeness({ ...nothing, prices: [Number.NaN, 5] })]).toEqual([0, 0]);
  });
});

test.each([
  [{ ediCategory: 'Outerwear', ediSubCategory: 'Wool coats', subGroup: '' }, 'Outerwear / Wool coats'],
  [{ ediCategory: '', ediSubCategory: '', subGroup: 'Parkas' }, ' / Parkas'],
  [{ ediCategory: 'Outerwear', ediSubCategory: '', subGroup: '' }, undefined],
])('%j is of the kind %s', (words, kind) => {
  expect(garmentKind(words)).toBe(kind);
});
