import type { ProductRequest } from '@selvedge/blocks/block-host.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { recommendation } from '@selvedge/contract/catalogue/recommendation.ts';
import { wishlist } from '@selvedge/contract/wishlist.ts';
import { visitorId } from '../consent/visitor-id.ts';
import { readSeen } from '../recommendation/seen-products.ts';
import { callIn } from '../session/call-in.ts';
import { mayBeSignedIn } from '../session/signs.ts';
import { readGuestSkus } from '../wishlist/guest-list.ts';

/** Products, and the key of what they are when that is not what was asked for. */
type Found = { products: ListingTile[]; title?: string };

/** The goods of a block, from whichever call knows them. */
export async function findProducts(market: string, request: ProductRequest): Promise<Found> {
  switch (request.kind) {
    case 'products':
      return { products: await byIds(market, request.productIds) };
    case 'category':
      return { products: await ofCategory(market, request) };
    case 'wishlist':
      return { products: (await ofWishlist(market)).slice(0, request.size) };
    case 'recommendation':
      return recommended(market, request);
  }
}

async function byIds(market: string, productIds: readonly string[]): Promise<ListingTile[]> {
  if (productIds.length === 0) return [];
  const answer = await callIn(market)(catalogue.products, { query: { productIds: [...productIds] } });
  return answer.hasError ? [] : answer.data;
}

async function ofCategory(market: string, { categoryId, size }: { categoryId: string; size: number }): Promise<ListingTile[]> {
  const answer = await callIn(market)(catalogue.search, { body: { category: categoryId, size } });
  return answer.hasError ? [] : answer.data.results;
}

async function ofWishlist(market: string): Promise<ListingTile[]> {
  if (!mayBeSignedIn()) return byIds(market, readGuestSkus());
  const answer = await callIn(market)(wishlist.wishlist);
  return answer.hasError ? [] : answer.data.products;
}

type Recommendation = Extract<ProductRequest, { kind: 'recommendation' }>;

async function recommended(market: string, { version, type, categoryId, settings }: Recommendation): Promise<Found> {
  const visitor = visitorId();
  const productIds = type === 'popular' || type === 'fromCategory' ? [] : readSeen();
  const body = { type, productIds, settings, ...(categoryId && { categoryId }), ...(visitor && { visitor }) };
  if (version === 2) {
    const answer = await callIn(market)(recommendation.recommendations, { body });
    return { products: answer.hasError ? [] : answer.data };
  }
  const answer = await callIn(market)(recommendation.recommendations3, { body });
  if (answer.hasError) return { products: [] };
  const { products, type: foundAs } = answer.data;
  return foundAs === type ? { products } : { products, title: `recommendation.${foundAs}` };
}
