import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { type RecommendationType, recommendation } from '@selvedge/contract/catalogue/recommendation.ts';
import type { Sent } from '@selvedge/contract/endpoint.ts';
import { visitorId } from '../consent/visitor-id.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { useLatest } from '../lib/use-latest.ts';
import { rowsAhead, useNear } from '../lib/use-near.ts';
import { callIn } from '../session/call-in.ts';
import { ProductCarousel } from './product-carousel.tsx';

type Request = Sent<typeof recommendation.recommendations3>['body'];

type RecommendationsProps = {
  request: Request;
  /** In place of the name of the type that was found. */
  title?: string | undefined;
  /** The older call answers with products alone; widgets of both versions show the same row. */
  version?: 2 | 3;
};

type Found = { type: RecommendationType; products: ListingTile[] };

/** Asked for when it comes near the screen. Where nothing is found or nobody answers, nothing is shown. */
export function Recommendations({ request, title, version = 3 }: RecommendationsProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const { ref, isNear } = useNear<HTMLElement>(rowsAhead);
  const found = useLatest(isNear && JSON.stringify([market, request, version]), () => recommend(market, request, version));
  if (found?.products.length === 0) return null;
  const type = found?.type ?? request?.type ?? 'recentlyViewed';
  const isAsWished = type === (request?.type ?? 'recentlyViewed');
  return <ProductCarousel section={ref} title={(isAsWished && title) || t(`recommendation.${type}`)} products={found?.products} />;
}

async function recommend(market: string, request: Request, version: 2 | 3): Promise<Found> {
  const visitor = visitorId();
  const body = { ...request, ...(visitor && { visitor }) };
  const type = body.type ?? 'recentlyViewed';
  if (version === 2) {
    const answer = await callIn(market)(recommendation.recommendations, { body });
    return { type, products: answer.hasError ? [] : answer.data };
  }
  const answer = await callIn(market)(recommendation.recommendations3, { body });
  return answer.hasError ? { type, products: [] } : answer.data;
}
