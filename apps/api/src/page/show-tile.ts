import { BadgeDisplay } from '@selvedge/contract/catalogue/badge.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { daysTreatedAsNew } from '../catalogue/find-products.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import { freshProducts, type MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { showCard } from '../catalogue/show-card.ts';

/** More pictures than these nobody swipes through on a tile, and more dots nobody counts. */
const mostPictures = 4;
const mostColours = 6;
const place = 'plp';

export type Tiles = { days?: number | null | undefined; now: Date };

/** Tiles as page data carries them: what a tile shows and nothing else, for it is sent twice, as markup and as data. */
export function showTiles(catalogue: MarketCatalogue, products: readonly number[], { days, now }: Tiles): ListingTile[] {
  const fresh = freshProducts(catalogue, { days: days ?? daysTreatedAsNew, now });
  return products.map((product) => {
    const card = showCard(catalogue, product, { location: place });
    const { id, name, url, price, staticClubPrice, badges, calloutAttributes, isProductSet, inStock, comingSoonProduct } = card;
    const { productSetOptionsCount, colourName, styleOptionCount, sizes } = card;
    return {
      ...{ id, name, url, price, badges, calloutAttributes, isProductSet, inStock, comingSoonProduct },
      ...(staticClubPrice && { staticClubPrice }),
      isNew: hasBit(fresh, product),
      ...{ productSetOptionsCount, colourName, styleOptionCount, sizes },
      colourHex: catalogue.structure.options[product]!.pantoneHexCode,
      images: { ...card.images, indexes: card.images.indexes.slice(0, mostPictures) },
      productRelations: card.productRelations.slice(0, mostColours),
    };
  });
}

/** How the badges of tiles look in a listing. */
export function tileBadges({ structure }: MarketCatalogue, tiles: readonly ListingTile[]): Record<string, BadgeDisplay> {
  const ids = new Set(tiles.flatMap(({ badges }) => badges.map(({ badgeId }) => badgeId)));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const look = BadgeDisplay.safeParse(structure.badges.get(id)?.locations[place]);
      return look.success ? [[id, look.data]] : [];
    }),
  );
}
