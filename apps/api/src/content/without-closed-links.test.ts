import { type FeatureToggles, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { Navigation } from '@selvedge/contract/navigation.ts';
import { expect, test } from 'vitest';
import { demoNavigation } from '../../../../demo/src/content/navigation.ts';
import { testMarkets } from '../../../../demo/src/content/test-markets.ts';
import { withoutClosedLinks } from './without-closed-links.ts';

const market = testMarkets().find(({ id }) => id === 'ar-AE')!;
const navigation = Navigation.parse(demoNavigation(market));
const byDefault = Object.fromEntries(Object.entries(featureFlags).map(([name, flag]) => [name, flag.default])) as FeatureToggles;
/** Where each kind of page is, whether anything leads there or not, is no menu. */
const linksOf = ({ pageLinks: _, ...shown }: Navigation) => JSON.stringify(shown).match(/"\/ar-AE[^"]*"/g) ?? [];
const isOfClub = (link: string) => /customer-club|rewards/.test(link);

test('MKT-049 where the club is off, no menu, footer or promise leads to it, and nothing else is gone', () => {
  expect(linksOf(navigation).filter(isOfClub).length).toBeGreaterThan(3);
  const shown = withoutClosedLinks(navigation, { market: market.id, featureToggles: { ...byDefault, customerClub: false } });
  expect(linksOf(shown).filter(isOfClub)).toEqual([]);
  expect(new Set(linksOf(shown))).toEqual(new Set(linksOf(navigation).filter((link) => !isOfClub(link))));
  expect(Navigation.safeParse(shown).success).toBe(true);
});

test('where everything is on, menus are the very same', () => {
  expect(withoutClosedLinks(navigation, { market: market.id, featureToggles: byDefault })).toBe(navigation);
});
