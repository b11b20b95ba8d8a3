import { BadgeDisplay, BadgeLocation } from '@selvedge/contract/catalogue/badge.ts';
import type { Badge } from '@selvedge/contract/content.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { sayName } from '../catalogue/spoken-texts.ts';
import type { BadgeDocument } from '../content/document-schemas.ts';
import type { MarketContent } from '../published/content-snapshot.ts';

export type BadgeSource = { catalogue: MarketCatalogue; market: MarketContent };
export type BadgeLooks = Record<string, BadgeDisplay>;

/**
 * How the badges look that are shown in a place; the same object until something is published. One without a look there is not shown
 * there. (CAT-016 to CAT-018)
 */
export function badgeLooks(source: BadgeSource, location: BadgeLocation): BadgeLooks {
  const { badges, looks } = badgesOf(source);
  looks[location] ??= Object.fromEntries(
    badges.flatMap(({ badgeId, locations }) => {
      const look = locations[location];
      return look ? [[badgeId, look]] : [];
    }),
  );
  return looks[location];
}

/** Badges come with the assortment; what an editor says of one replaces its title and, place by place, its looks. */
export const listBadges = (source: BadgeSource): Badge[] => badgesOf(source).badges;

type Badges = { market: MarketContent; badges: Badge[]; looks: Partial<Record<BadgeLocation, BadgeLooks>> };

const kept = new WeakMap<MarketCatalogue, Badges>();

function badgesOf({ catalogue, market }: BadgeSource): Badges {
  const known = kept.get(catalogue);
  if (known?.market === market) return known;
  const made = { market, badges: mergeBadges({ catalogue, market }), looks: {} };
  kept.set(catalogue, made);
  return made;
}

function mergeBadges({ catalogue, market }: BadgeSource): Badge[] {
  const edited = new Map(((market.documents.get('badges') as BadgeDocument[] | undefined) ?? []).map((each) => [each.badgeId, each]));
  const ids = new Set([...catalogue.structure.badges.keys(), ...edited.keys()]);
  return [...ids].map((badgeId) => {
    const brought = catalogue.structure.badges.get(badgeId);
    const own = edited.get(badgeId);
    const locations = readLocations({ ...brought?.locations, ...own?.locations }, own?.badgeTitle);
    return { badgeId, badgeTitle: own?.badgeTitle ?? sayName(catalogue, brought?.titles ?? {}) ?? badgeId, locations };
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
