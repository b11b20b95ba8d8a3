import type { RecommendationRequest, RecommendationType } from '@selvedge/contract/catalogue/recommendation.ts';
import { cardList } from '../catalogue/card-list.ts';
import { findProducts } from '../catalogue/find-products.ts';
import { listable } from '../catalogue/list-products.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { findSold, getArrangement, getMarketCatalogue } from '../catalogue/market-of.ts';
import type { ReadyAnswer } from '../http/serve-ready.ts';
import type { Ctx } from '../shop/ctx.ts';
import { arrange } from './arrange.ts';
import { countedDays } from './counted-days.ts';
import { homeCategory } from './home-category.ts';
import { similarProducts } from './similar-products.ts';
import { listPast, listScored } from './store.ts';

export async function recommendProducts(ctx: Ctx, request: RecommendationRequest): Promise<ReadyAnswer> {
  const { catalogue, products } = await recommend(ctx, request);
  return { json: cardList(catalogue, products, { now: ctx.now }) };
}

export async function recommendProducts3(ctx: Ctx, request: RecommendationRequest): Promise<ReadyAnswer> {
  const { catalogue, products, type } = await recommend(ctx, request);
  const head = Buffer.from(`{"type":"${type}","products":`);
  return { json: Buffer.concat([head, cardList(catalogue, products, { now: ctx.now }), Buffer.from('}')]) };
}

const defaultDays = 30;
/** Most wishes are met by the first hundred; what few products fulfil is looked for among all of them. */
const reaches = [100, Number.MAX_SAFE_INTEGER] as const;

type Recommended = { catalogue: MarketCatalogue; products: number[]; type: RecommendationType };

async function recommend(ctx: Ctx, request: RecommendationRequest): Promise<Recommended> {
  const catalogue = await getMarketCatalogue(ctx);
  const { settings, visitor } = request;
  const days = settings.excludeProductsPurchasedWithinDays;
  const bought = visitor && days ? await listPast(ctx, { visitor, kind: 'purchase', days }) : [];
  const seen = request.type === 'recentlyViewed' ? [] : request.productIds;
  const limits = { settings, excluded: new Set(listable(catalogue, [...bought, ...seen])) };
  const choose = async (find: (most: number) => Promise<number[]> | number[]) => {
    let chosen: number[] = [];
    for (const most of reaches) {
      const candidates = await find(most);
      chosen = arrange(catalogue, { candidates, ...limits });
      if (chosen.length >= settings.numberOfRecommendations || candidates.length < most) break;
    }
    return chosen;
  };
  const products = await choose((most) => findCandidates(ctx, catalogue, { ...request, most }));
  // What a visitor has seen is a fact; popular products in its place would be a lie.
  if (products.length > 0 || request.type === 'recentlyViewed') return { catalogue, products, type: request.type };
  return {
    catalogue,
    products: await choose((most) => popular(ctx, catalogue, { settings, most })),
    type: 'popular',
  };
}

type Reaching = RecommendationRequest & { most: number };

function findCandidates(ctx: Ctx, catalogue: MarketCatalogue, request: Reaching): Promise<number[]> | number[] {
  const { most } = request;
  const days = request.settings.pastDaysFromNow;
  const finders: Record<RecommendationType, () => Promise<number[]> | number[]> = {
    recentlyViewed: async () => listable(catalogue, request.productIds.length > 0 ? request.productIds : await viewed(ctx, request)),
    similar: () => similar(ctx, catalogue, { ids: request.productIds.slice(0, 5), days, most }),
    boughtTogether: () => scored(ctx, catalogue, { kind: 'boughtTogether', ids: request.productIds.slice(0, 50), days }),
    popular: () => popular(ctx, catalogue, request),
    personal: async () => similar(ctx, catalogue, { ids: (await viewed(ctx, request)).slice(0, 5), days, most }),
    fromCategory: () => fromCategory(ctx, catalogue, request),
  };
  return finders[request.type]();
}

async function viewed(ctx: Ctx, { visitor, settings }: RecommendationRequest): Promise<string[]> {
  return visitor ? listPast(ctx, { visitor, kind: 'view', days: settings.pastDaysFromNow ?? defaultDays }) : [];
}

type Beside = { ids: readonly string[]; days: number | undefined };
type Scored = Beside & { kind: 'boughtTogether' | 'similar' };

async function scored(ctx: Ctx, catalogue: MarketCatalogue, { kind, ids, days: asked }: Scored): Promise<number[]> {
  const days = countedDays(kind, asked);
  if (ids.length === 0 || days === undefined) return [];
  return listable(catalogue, await listScored(ctx, { kind, days, market: catalogue.market.id, productIds: ids }));
}

/** What can stand in for each of them; those of the first come first. */
async function similar(ctx: Ctx, catalogue: MarketCatalogue, { most, ids, days }: Beside & { most: number }): Promise<number[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const product = findSold(catalogue, id);
      const seenTogether = await scored(ctx, catalogue, { kind: 'similar', ids: [id], days });
      return product === undefined ? seenTogether : similarProducts(catalogue, product, { most, now: ctx.now, seenTogether });
    }),
  );
  return [...new Set(found.flat())];
}

type Wanted = Pick<Reaching, 'settings' | 'categoryId' | 'most'>;

async function popular(ctx: Ctx, catalogue: MarketCatalogue, { settings, most, categoryId: category }: Wanted): Promise<number[]> {
  const days = countedDays('popular', settings.pastDaysFromNow);
  const scored = days === undefined ? [] : await listScored(ctx, { kind: 'popular', days, market: catalogue.market.id });
  const known = listable(catalogue, scored);
  const listed = new Set(findProducts(catalogue, { size: most, ...(category && { category }) }, ctx.now, getArrangement(ctx)).products);
  return [...new Set([...(category ? known.filter((product) => listed.has(product)) : known), ...listed])];
}

function fromCategory(ctx: Ctx, catalogue: MarketCatalogue, { categoryId, productIds, most }: Reaching): number[] {
  const { structure } = catalogue;
  const product = productIds[0] === undefined ? undefined : findSold(catalogue, productIds[0]);
  const category =
    categoryId ?? (product === undefined ? undefined : homeCategory(catalogue, structure.styles[structure.styleOf[product]!]!, ctx.now));
  return category === undefined ? [] : [...findProducts(catalogue, { category, size: most }, ctx.now, getArrangement(ctx)).products];
}
