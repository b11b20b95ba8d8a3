import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { daysTreatedAsNew } from '../catalogue/find-products.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import { freshProducts, type MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { showCard } from '../catalogue/show-card.ts';
import type { BadgeLooks } from './badge-looks.ts';

/** More pictures than these nobody swipes through on a tile, and more dots nobody counts. */
const mostPictures = 4;
const mostColours = 6;

export type Tiles = {
  days?: number | null | undefined;
  now: Date;
  /** Of the place where the tiles stand. */
  looks: BadgeLooks;
};

/** Tiles as page data carries them: what a tile shows and nothing else, for it is sent twice, as markup and as data. */
export function showTiles(catalogue: MarketCatalogue, products: readonly number[], { days, now, looks }: Tiles): ListingTile[] {
  const fresh = freshProducts(catalogue, { days: days ?? daysTreatedAsNew, now });
  return products.map((product) => {
    const card = showCard(catalogue, product);
    const { id, name, url, price, staticClubPrice, calloutAttributes, isProductSet, inStock, comingSoonProduct } = card;
    const { productSetOptionsCount, colourName, styleOptionCount, sizes } = card;
    return {
      badges: card.badges.filter(({ badgeId }) => badgeId in looks),
      ...{ id, name, url, price, calloutAttributes, isProductSet, inStock, comingSoonProduct },
      ...(staticClubPrice && { staticClubPrice }),
      ...(card.hasCompleteTheLook && { hasCompleteTheLook: true }),
      isNew: hasBit(fresh, product),
      ...{ productSetOptionsCount, colourName, styleOptionCount, sizes },
      colourHex: catalogue.structure.options[product]!.pantoneHexCode,
      images: { ...card.images, indexes: card.images.indexes.slice(0, mostPictures) },
      productRelations: card.productRelations.slice(0, mostColours),
    };
  });
}
