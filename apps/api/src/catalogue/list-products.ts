import type { ProductPicture } from '@selvedge/contract/catalogue/product.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { ReadyAnswer } from '../http/serve-ready.ts';
import type { Ctx } from '../shop/ctx.ts';
import { cardList } from './card-list.ts';
import { findProducts } from './find-products.ts';
import type { MarketCatalogue } from './market-catalogue.ts';
import { findSold, getArrangement, getMarketCatalogue } from './market-of.ts';
import { type CardOptions, showCard } from './show-card.ts';

/** The products that may stand in a list, in the order asked for. The US never lists gift cards, not even by id. (CAT-027) */
export function listable(catalogue: MarketCatalogue, ids: readonly string[]): number[] {
  const isUs = catalogue.market.country.code === 'US';
  return [...new Set(ids)].flatMap((id) => {
    const product = findSold(catalogue, id);
    return product === undefined || (isUs && catalogue.structure.giftCards.includes(product)) ? [] : [product];
  });
}

export async function listProducts(ctx: Ctx, ids: readonly string[]): Promise<ReadyAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  return { json: cardList(catalogue, listable(catalogue, ids), { now: ctx.now }) };
}

export type SimpleList = {
  FrontFacingId?: number | undefined;
  BackFacingId?: number | undefined;
  FallbackFrontFacingId?: number | undefined;
  FallbackBackFacingId?: number | undefined;
  location?: string | undefined;
  productIds: readonly string[];
  /** In the order asked for; otherwise in the order of the market's listings. */
  returnSorted: boolean;
};

export async function listProductsSimple(ctx: Ctx, list: SimpleList): Promise<ReadyAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  const products = listable(catalogue, list.productIds);
  const { placeOf } = catalogue.orders.relevance;
  if (!list.returnSorted) products.sort((a, b) => placeOf[a]! - placeOf[b]!);
  const options: CardOptions = {
    ...chosen('front', [list.FrontFacingId, list.FallbackFrontFacingId]),
    ...chosen('back', [list.BackFacingId, list.FallbackBackFacingId]),
    location: list.location,
  };
  return { json: cardList(catalogue, products, { ...options, now: ctx.now }) };
}

function chosen(side: 'front' | 'back', indexes: readonly (number | undefined)[]): CardOptions {
  return indexes.some((index) => index !== undefined) ? { [side]: indexes } : {};
}

export async function listFrontImages(ctx: Ctx, ids: readonly string[]) {
  const catalogue = await getMarketCatalogue(ctx);
  const found = [...new Set(ids)].flatMap((id): { id: string; frontImage?: ProductPicture; backImage?: ProductPicture }[] => {
    const product = findSold(catalogue, id);
    if (product === undefined) return [];
    const { frontImage, backImage } = showCard(catalogue, product);
    return [{ id, ...(frontImage && { frontImage }), ...(backImage && { backImage }) }];
  });
  if (found.length === 0) throw new ShopError('not_found');
  return found;
}

/** Every facet over everything the market lists. */
export async function listFacets(ctx: Ctx): Promise<ReadyAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  const arrangement = getArrangement(ctx);
  const key = `facets ${arrangement.key}`;
  const make = () => ({ json: Buffer.from(JSON.stringify(findProducts(catalogue, { size: 1 }, ctx.now, arrangement).facets)) });
  return catalogue.answers.find(key) ?? catalogue.answers.keep(key, make());
}
