import { BadgeDisplay, BadgeLocation } from '@selvedge/contract/catalogue/badge.ts';
import type { FreeFreight } from '@selvedge/contract/content.ts';
import type { Banners, Link } from '@selvedge/contract/navigation.ts';
import { currencyDecimals } from '@selvedge/domain/money/currency.ts';
import type { BadgeDocument } from '../document-schemas.ts';
import type { RuleProblem } from './rule-problem.ts';

/** A banner without words is an empty stripe, a promise without words an icon, an invitation without a way to follow it a dead end. */
export function checkBanners({ slimBanners, uniqueSellingPoints, customerClubSignup: club }: Banners): RuleProblem[] {
  return [
    ...slimBanners.flatMap((banner, at) => [
      ...needsWords(banner.text, `slimBanners.${at}.text`),
      ...needsWay(banner.link, `slimBanners.${at}.link`),
    ]),
    ...uniqueSellingPoints.flatMap((item, at) => [
      ...needsWords(item.itemText, `uniqueSellingPoints.${at}.itemText`),
      ...needsWay(item.link, `uniqueSellingPoints.${at}.link`),
      ...(item.popupContent === undefined ? [] : needsWords(item.popupContent, `uniqueSellingPoints.${at}.popupContent`)),
    ]),
    ...(club
      ? [
          ...needsWords(club.headline, 'customerClubSignup.headline'),
          ...needsWords(club.buttonText, 'customerClubSignup.buttonText'),
          ...needsWay(club.link, 'customerClubSignup.link'),
        ]
      : []),
  ];
}

/** An amount that its currency can't express would be rounded for the basket and be written otherwise beside it. */
export function checkFreight({ freightValue, currency }: FreeFreight): RuleProblem[] {
  const [, fraction = ''] = String(freightValue).split('.');
  return fraction.length > currencyDecimals(currency) ? [{ at: 'freightValue', key: 'studio.amount_decimals' }] : [];
}

/** A look that can't be read is left out without a word where it is shown. `null` takes a badge from a place. */
export function checkBadges(badges: readonly BadgeDocument[]): RuleProblem[] {
  return badges.flatMap(({ badgeId, locations }, at) => {
    const isTwice = badges.findIndex((each) => each.badgeId === badgeId) < at;
    const wrong = Object.entries(locations).filter(
      ([place, look]) => !BadgeLocation.safeParse(place).success || (look !== null && !BadgeDisplay.safeParse(look).success),
    );
    return [
      ...(isTwice ? [{ at: `${at}.badgeId`, key: 'studio.id_twice' }] : []),
      ...wrong.map(([place]) => ({ at: `${at}.locations.${place}`, key: 'studio.badge_look' })),
    ];
  });
}

const needsWords = (words: string, at: string): RuleProblem[] => (words.trim() === '' ? [{ at, key: 'validation.required' }] : []);

const needsWay = (link: Link | undefined, at: string): RuleProblem[] => (link ? needsWords(link.url, `${at}.url`) : []);
