import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { BadgeLocation } from './badge.ts';
import { Facet } from './facet.ts';
import { pdpShippingMethods } from './pdp-shipping.ts';
import { ProductCard, ProductDetail, ProductPicture, StoreProduct } from './product.ts';
import { ProductIds, SearchIds, SearchRequest, SearchResult, TagCounts } from './search.ts';

/** A market id in a path: any case is understood. */
export const CatalogParams = z.object({ catalog: z.string().min(2).max(20) });
const ofProduct = CatalogParams.extend({ productId: z.string().min(1).max(200) });

const base = '/api/catalog/:catalog';
const inCatalog = { access: 'public', params: CatalogParams } as const;
const get = { ...inCatalog, method: 'GET', caching: { sharedSeconds: 60 } } as const;
const post = { ...inCatalog, method: 'POST' } as const;
/** Of old clients. Neither is looked at; a token never belongs in an address. */
const SearchQuery = z.object({ useNewIndex: z.string().max(4_000).optional(), accessToken: z.string().max(8_000).optional() });

const Index = z.coerce.number().int().min(0).max(99).optional();
const SimpleOptions = z.object({
  /** Which picture is the front and which the back, by index; the fallbacks where a product has no such picture. */
  FrontFacingId: Index,
  BackFacingId: Index,
  FallbackFrontFacingId: Index,
  FallbackBackFacingId: Index,
  /** Only badges that are shown there. */
  location: BadgeLocation.optional(),
  productIds: ProductIds,
});

const RewardQuery = z.object({ promotionId: z.string().min(1).max(100), rewardId: z.string().min(1).max(100) });
const reward = { ...get, errors: ['not_found'], requires: ['promotionId', 'rewardId'] } as const;

export const catalogue = {
  facets: endpoint({
    ...get,
    path: `${base}/facets`,
    summary: 'Every facet of the market with its values, over everything it sells.',
    response: z.array(Facet),
  }),
  frontImages: endpoint({
    ...post,
    path: `${base}/front-images`,
    summary: 'The front and back pictures of products.',
    body: z.object({ productIds: ProductIds.min(1) }),
    response: z.array(z.object({ id: z.string(), frontImage: ProductPicture.optional(), backImage: ProductPicture.optional() })),
    errors: ['not_found'],
  }),
  pdpShippingMethods,
  productByEan: endpoint({
    ...get,
    path: `${base}/product-by-ean/:ean`,
    summary: 'The product that a bar code belongs to.',
    params: CatalogParams.extend({ ean: z.string().min(1).max(50) }),
    response: ProductDetail,
    errors: ['not_found'],
  }),
  productByReward: endpoint({
    ...reward,
    path: `${base}/product-by-reward`,
    summary: 'The product that a reward of a promotion gives.',
    query: RewardQuery,
    response: ProductDetail,
  }),
  productCardsByReward: endpoint({
    ...reward,
    path: `${base}/product-cards-by-reward`,
    summary: 'The products that a reward of a promotion lets a shopper choose from.',
    query: RewardQuery.extend({
      promocode: z.string().max(100).optional(),
      numberOfProducts: z.coerce.number().int().min(1).max(50).default(3),
    }),
    response: z.array(ProductCard),
  }),
  productFromId: endpoint({
    ...get,
    path: `${base}/product-from-id/:styleId`,
    summary: 'The first product of a style that the market can sell.',
    params: CatalogParams.extend({ styleId: z.string().min(1).max(200) }),
    response: ProductDetail,
    errors: ['not_found'],
  }),
  product: endpoint({
    ...get,
    path: `${base}/product/:productId`,
    summary: 'A product with everything its page shows.',
    params: ofProduct,
    response: ProductDetail,
    errors: ['not_found'],
  }),
  productVariant: endpoint({
    ...get,
    path: `${base}/product/:productId/:sku`,
    summary: 'A product, found by one of its variants, whose bar code it then carries.',
    params: ofProduct.extend({ sku: z.string().min(1).max(240) }),
    response: ProductDetail,
    errors: ['not_found'],
  }),
  products: endpoint({
    ...get,
    path: `${base}/products`,
    summary: 'Tiles of products by id, in the order asked for; ids the market does not sell are left out.',
    query: z.object({ productIds: ProductIds }),
    requires: ['productIds'],
    response: z.array(ProductCard),
  }),
  productsSimple: endpoint({
    ...post,
    path: `${base}/products-simple`,
    summary: 'Tiles of products by id, with chosen pictures and the badges of one place.',
    body: SimpleOptions.extend({ returnSorted: z.boolean().default(false) }),
    response: z.array(ProductCard),
  }),
  productsSimpleByQuery: endpoint({
    ...get,
    path: `${base}/products-simple`,
    summary: 'The same as a GET.',
    query: SimpleOptions.extend({ returnSorted: z.enum(['true', 'false']).default('false') }),
    requires: ['productIds'],
    response: z.array(ProductCard),
  }),
  search: endpoint({
    ...post,
    path: `${base}/search`,
    summary: 'A listing or a search: tiles, facets with counts, price bounds and sortings.',
    query: SearchQuery,
    body: SearchRequest,
    response: SearchResult,
  }),
  searchIds: endpoint({
    ...post,
    path: `${base}/search-ids`,
    summary: 'The same search, answered with ids only.',
    body: SearchRequest,
    response: SearchIds,
  }),
  searchTags: endpoint({
    ...post,
    path: `${base}/search-tags`,
    summary: 'The tags of what a search finds, the most frequent first.',
    body: SearchRequest,
    response: TagCounts,
  }),
  searchPromotionTags: endpoint({
    ...post,
    path: `${base}/search-promotion-tags`,
    summary: 'The tags that promotions go by (`promo-...`) of what a search finds.',
    body: SearchRequest,
    response: TagCounts,
  }),
  storeProduct: endpoint({
    ...get,
    path: `${base}/store-product/:productId`,
    summary: 'A product as stores sell it, with the stores that have it.',
    params: ofProduct,
    response: StoreProduct,
    errors: ['not_found'],
  }),
};
