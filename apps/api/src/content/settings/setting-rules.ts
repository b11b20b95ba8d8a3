import type { Navigation } from '@selvedge/contract/navigation.ts';
import { checkBadges, checkBanners, checkFreight } from './banner-rules.ts';

export type RuleProblem = { at: string; key: string };

/** What a schema cannot say about a setting, by its name. Asked before it goes live, with content that fits its schema. */
export const settingRules: Readonly<Record<string, ((content: never) => RuleProblem[]) | undefined>> = {
  navigation: (site: Navigation) => [
    ...findTwice(site.footer, 'footer'),
    ...findTwice(site.slimBanners, 'slimBanners'),
    ...findTwice(site.uniqueSellingPoints, 'uniqueSellingPoints'),
    ...checkBanners(site),
  ],
  badges: checkBadges,
  'free-freight-value': checkFreight,
};

/** Two things of one id would be taken for one when they change in the browser. */
export function findTwice(list: readonly { id: string }[], at: string): RuleProblem[] {
  return list.flatMap(({ id }, index) =>
    list.findIndex((each) => each.id === id) < index ? [{ at: `${at}.${index}.id`, key: 'studio.id_twice' }] : [],
  );
}
