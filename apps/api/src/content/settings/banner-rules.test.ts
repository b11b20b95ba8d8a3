import { FreeFreight } from '@selvedge/contract/content.ts';
import { Banners } from '@selvedge/contract/navigation.ts';
import { describe, expect, test } from 'vitest';
import { checkSetting } from './check-setting.ts';

const way = { url: '/nl-NL/i/delivery' };

describe('what stands in the way of publishing banners and promises', () => {
  test.each([
    ['a slim banner without words', { slimBanners: [{ id: 'a', text: ' ' }] }, 'slimBanners.0.text'],
    ['a slim banner that leads nowhere', { slimBanners: [{ id: 'a', text: 'Sale', link: { url: '' } }] }, 'slimBanners.0.link.url'],
    ['a promise without words', { uniqueSellingPoints: [{ id: 'a', itemText: '' }] }, 'uniqueSellingPoints.0.itemText'],
    [
      'a popover that tells nothing',
      { uniqueSellingPoints: [{ id: 'a', itemText: 'Returns', popupContent: '' }] },
      'uniqueSellingPoints.0.popupContent',
    ],
    [
      'an invitation without a button',
      { customerClubSignup: { headline: 'Join', text: '', buttonText: '', link: way } },
      'customerClubSignup.buttonText',
    ],
  ])('%s is told where it is', (_, more, at) => {
    expect(checkSetting('banners', Banners.parse(more))).toEqual([{ at, keys: ['validation.required'] }]);
  });

  test('finished ones may go live', () => {
    const more = {
      slimBanners: [{ id: 'a', text: 'Sale', link: way }],
      uniqueSellingPoints: [{ id: 'b', itemText: 'Returns', popupContent: 'Thirty days' }],
      customerClubSignup: { headline: 'Join', text: '', buttonText: 'Yes', link: way },
    };
    expect(checkSetting('banners', Banners.parse(more))).toEqual([]);
  });
});

describe('what stands in the way of publishing free freight', () => {
  const freight = (freightValue: number, currency: string) => ({ freightValue, currency, freightVersion: 'progress' });

  test.each([
    [59.95, 'EUR', []],
    [59.955, 'EUR', ['studio.amount_decimals']],
    [24000.5, 'HUF', ['studio.amount_decimals']],
    [20.125, 'KWD', []],
    [0, 'EUR', []],
    [-1, 'EUR', ['validation.too_small']],
  ])('CMS-082 %d %s: %j', (value, currency, keys) => {
    expect(checkSetting('free-freight-value', freight(value, currency)).flatMap((problem) => problem.keys)).toEqual(keys);
    expect(FreeFreight.safeParse(freight(value, currency)).success).toBe(value >= 0);
  });
});

describe('what stands in the way of publishing badges', () => {
  test('CAT-019 a look that can not be shown, and a place that there is not', () => {
    const locations = { plp: { isChip: true, opacity: 50 }, pdp: { opacity: 'much' }, attic: {}, basket: null };
    expect(checkSetting('badges', [{ badgeId: 'new', locations }])).toEqual([
      { at: '0.locations.pdp', keys: ['studio.badge_look'] },
      { at: '0.locations.attic', keys: ['studio.badge_look'] },
    ]);
  });

  test('CAT-015 a badge that is described twice', () => {
    const badge = { badgeId: 'new', locations: {} };
    expect(checkSetting('badges', [badge, badge])).toEqual([{ at: '1.badgeId', keys: ['studio.id_twice'] }]);
  });
});
