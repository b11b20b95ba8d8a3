import type { ListingTile, TileColour } from '@selvedge/contract/catalogue/listing.ts';
import { showPrice, toMoney } from '@selvedge/domain/catalogue/show-price.ts';
import { waitKind } from '@selvedge/domain/notify-me/wait-kind.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { buyableSizes, comingSoon, priceOf, productUrl, showBadges, showCallouts } from '../catalogue/show-card.ts';
import { productName, sayName } from '../catalogue/spoken-texts.ts';
import type { BadgeLooks } from './badge-looks.ts';

/** More pictures than these nobody swipes through on a tile, and more dots nobody counts. */
const mostPictures = 4;
const mostColours = 6;
/** Each is as large as a finger needs, beside a price on half a phone. */
const mostSwatches = 4;

/** A tile that stands for all colours of its style. */
export function showStyleTile(catalogue: MarketCatalogue, product: number, looks: BadgeLooks): ListingTile {
  const { productRelations: _, ...tile } = showTile(catalogue, product, looks);
  const { styles, styleOf } = catalogue.structure;
  const sold = styles[styleOf[product]!]!.products.filter((other) => hasBit(catalogue.isSold, other));
  if (sold.length < 2) return tile;
  // The colour that was found is never the one that there is no room for.
  const shown = sold.slice(0, mostSwatches);
  if (!shown.includes(product)) shown.splice(-1, 1, product);
  return { ...tile, colours: shown.map((other) => showColour(catalogue, other, { tile, looks })) };
}

function showColour(catalogue: MarketCatalogue, product: number, { tile, looks }: { tile: ListingTile; looks: BadgeLooks }): TileColour {
  const { id, url, colourName, colourHex, images, price, staticClubPrice } = showTile(catalogue, product, looks);
  const isPricedSo = JSON.stringify([price, staticClubPrice]) === JSON.stringify([tile.price, tile.staticClubPrice]);
  return {
    ...{ id, url, colourName, images },
    ...(colourHex && { colourHex }),
    ...(!isPricedSo && { price, ...(staticClubPrice && { staticClubPrice }) }),
  };
}

/** A tile as page data carries it: what it shows and nothing else, for it is sent twice, as markup and as data. */
export function showTile(catalogue: MarketCatalogue, product: number, looks: BadgeLooks): ListingTile {
  const { structure, market, supply, prices } = catalogue;
  const option = structure.options[product]!;
  const style = structure.styles[structure.styleOf[product]!]!;
  const colours = style.products.filter((other) => hasBit(catalogue.isSold, other));
  const others = colours.filter((other) => other !== product).slice(0, mostColours);
  const badges = showBadges(catalogue, option).filter(({ badgeId }) => badgeId in looks);
  const callouts = showCallouts(catalogue, option);
  const coming = comingSoon(catalogue, product);
  const inStock = hasBit(supply.isInStock, product);
  const what = { ...option, inStock, comingSoonProduct: coming, isPreorder: false, isProductSet: style.kind === 'set' };
  // Whether the market offers it, a page's flags say.
  const flags = { notifyMe: true, productGoingLive: true };
  const isAwaited = waitKind({ ...what, isDigital: structure.giftCardAmounts.has(product) }, undefined, flags) !== undefined;
  const member = prices.member[product]!;
  const { discounts: _, vatAmount: __, vatAmount2: ___, ...price } = showPrice(priceOf(catalogue, product), market, style.netContent);
  return {
    id: option.id,
    name: productName(catalogue, product),
    url: productUrl(catalogue, product),
    price,
    ...(!Number.isNaN(member) && { staticClubPrice: toMoney(member, market) }),
    ...(badges.length > 0 && { badges }),
    ...(callouts.length > 0 && { calloutAttributes: callouts }),
    ...(style.kind === 'set' && { isProductSet: true, productSetOptionsCount: option.setOptions.length }),
    inStock,
    ...(coming !== '' && { comingSoonProduct: coming }),
    ...(option.look.length > 0 && { hasCompleteTheLook: true }),
    ...(isAwaited && { awaited: true as const }),
    colourName: sayName(catalogue, option.colourNames) ?? option.colour,
    colourHex: option.pantoneHexCode,
    styleOptionCount: colours.length,
    ...(others.length > 0 && { productRelations: others.map((other) => ({ pantoneCode: dotOf(catalogue, other) })) }),
    sizes: buyableSizes(catalogue, product),
    // A tile is read by its name: what its pictures are of would be said twice.
    images: { ...option.images, indexes: option.images.indexes.slice(0, mostPictures).map(({ index, format }) => ({ index, format })) },
  };
}

function dotOf({ structure }: MarketCatalogue, product: number): string {
  const { pantoneCode, pantoneHexCode } = structure.options[product]!;
  return pantoneHexCode || pantoneCode;
}
