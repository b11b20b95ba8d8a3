import { BadgeDisplay, BadgeLocation } from '@selvedge/contract/catalogue/badge.ts';
import type { Badge } from '@selvedge/contract/content.ts';
import { inLanguage } from '../catalogue/language-catalogue.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import type { BadgeDocument } from '../content/document-schemas.ts';
import type { MarketContent } from '../content/snapshot.ts';

export type BadgeSource = { catalogue: MarketCatalogue; market: MarketContent };
export type BadgeLooks = Record<string, BadgeDisplay>;

/** How the badges look that are shown in a place. One without a look there is not shown there. (CAT-016 to CAT-018) */
export function badgeLooks(source: BadgeSource, location: BadgeLocation): BadgeLooks {
  return Object.fromEntries(
    listBadges(source).flatMap(({ badgeId, locations }) => {
      const look = locations[location];
      return look ? [[badgeId, look]] : [];
    }),
  );
}

const kept = new WeakMap<MarketCatalogue, { market: MarketContent; badges: Badge[] }>();

/** Badges come with the assortment; what an editor says of one replaces its title and, place by place, its looks. */
export function listBadges({ catalogue, market }: BadgeSource): Badge[] {
  const known = kept.get(catalogue);
  if (known?.market === market) return known.badges;
  const badges = mergeBadges({ catalogue, market });
  kept.set(catalogue, { market, badges });
  return badges;
}

function mergeBadges({ catalogue: { structure, language }, market }: BadgeSource): Badge[] {
  const edited = new Map(((market.documents.get('badges') as BadgeDocument[] | undefined) ?? []).map((each) => [each.badgeId, each]));
  const ids = new Set([...structure.badges.keys(), ...edited.keys()]);
  return [...ids].map((badgeId) => {
    const brought = structure.badges.get(badgeId);
    const own = edited.get(badgeId);
    const locations = readLocations({ ...brought?.locations, ...own?.locations }, own?.badgeTitle);
    return { badgeId, badgeTitle: own?.badgeTitle ?? inLanguage(brought?.titles ?? {}, language.language) ?? badgeId, locations };
  });
}

function readLocations(given: Record<string, unknown>, title: string | undefined): Badge['locations'] {
  return Object.fromEntries(
    BadgeLocation.options.flatMap((location) => {
      const look = BadgeDisplay.safeParse(given[location]);
      return look.success ? [[location, { ...look.data, ...(title !== undefined && { title }) }]] : [];
    }),
  );
}
