import { describe, expect, test } from 'vitest';
import { type BadgeWork, lookAt, plainLook, resetLook, setLook, setTitle } from './badge-draft.ts';

const chip = { ...plainLook, isChip: true };
const brought = {
  badgeId: 'new',
  badgeTitle: 'New',
  titles: { en: 'New' },
  locations: { plp: chip, pdp: chip },
  products: 3,
  sold: 2,
  examples: [],
};
const none: BadgeWork[] = [];

describe('what an editor says of a badge', () => {
  test('replaces what the assortment brings, place by place', () => {
    const [work] = setLook(none, 'new', { plp: { ...chip, rotation: 5 } });
    expect(lookAt(brought, work, 'plp')?.rotation).toBe(5);
    expect(lookAt(brought, work, 'pdp')).toBe(chip);
    expect(lookAt(brought, work, 'basket')).toBeUndefined();
  });

  test('CAT-016 null takes the badge from a place where the assortment has it', () => {
    const [work] = setLook(none, 'new', { plp: null });
    expect(lookAt(brought, work, 'plp')).toBeUndefined();
  });

  test('is forgotten when it is taken back, and then the badge is not named', () => {
    const said = setLook(none, 'new', { plp: chip, pdp: null });
    expect(resetLook(said, 'new', ['plp'])).toEqual([{ badgeId: 'new', locations: { pdp: null } }]);
    expect(resetLook(said, 'new', ['plp', 'pdp'])).toEqual([]);
    expect(setTitle(setTitle(none, 'new', 'Fresh'), 'new', ' ')).toEqual([]);
  });

  test('leaves other badges where they are', () => {
    const other = { badgeId: 'club', locations: {} };
    expect(setTitle([other, { badgeId: 'new', locations: {} }], 'new', 'Fresh')).toEqual([
      other,
      { badgeId: 'new', badgeTitle: 'Fresh', locations: {} },
    ]);
    expect(resetLook([other], 'new', ['plp'])).toEqual([other]);
  });
});
