import { BadgeDisplay, BadgeLocation } from '@selvedge/contract/catalogue/badge.ts';
import type { CarriedBadge } from '@selvedge/contract/studio/badges.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { sayName } from '../catalogue/spoken-texts.ts';

const mostExamples = 6;
const counted = new WeakMap<MarketCatalogue, CarriedBadge[]>();

/** The badges of the assortment and the products that carry them. Counted once for an assortment: there may be a million products. */
export function listCarriedBadges(catalogue: MarketCatalogue): CarriedBadge[] {
  const known = counted.get(catalogue);
  if (known) return known;
  const carried = countCarried(catalogue);
  const badges = [...carried].map(([badgeId, { products, sold, examples }]) => {
    const row = catalogue.structure.badges.get(badgeId);
    return {
      badgeId,
      badgeTitle: sayName(catalogue, row?.titles ?? {}) ?? badgeId,
      titles: { ...row?.titles },
      locations: readLocations(row?.locations ?? {}),
      ...{ products, sold, examples },
    };
  });
  counted.set(catalogue, badges);
  return badges;
}

type Carried = { products: number; sold: number; examples: string[] };

/** Also those that products carry and nobody has described: their ids are shown nowhere, which somebody should know. */
function countCarried({ structure, isSold, supply }: MarketCatalogue): Map<string, Carried> {
  const carried = new Map<string, Carried>([...structure.badges.keys()].map((id) => [id, { products: 0, sold: 0, examples: [] }]));
  for (const [product, option] of structure.options.entries()) {
    for (const badgeId of option.badges) {
      const badge = carried.get(badgeId) ?? { products: 0, sold: 0, examples: [] };
      carried.set(badgeId, badge);
      badge.products += 1;
      if (!hasBit(isSold, product)) continue;
      badge.sold += 1;
      const isShown = hasBit(supply.isInStock, product) && option.images.indexes.length > 0;
      if (isShown && badge.examples.length < mostExamples) badge.examples.push(option.id);
    }
  }
  return carried;
}

function readLocations(given: Record<string, unknown>): CarriedBadge['locations'] {
  return Object.fromEntries(
    BadgeLocation.options.flatMap((location) => {
      const look = BadgeDisplay.safeParse(given[location]);
      return look.success ? [[location, look.data]] : [];
    }),
  );
}
