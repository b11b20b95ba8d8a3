import { type RecommendationEvent, recommendation } from '@selvedge/contract/catalogue/recommendation.ts';
import { visitorId } from '../consent/visitor-id.ts';
import { callIn } from '../session/call-in.ts';

type Happened = Pick<RecommendationEvent, 'kind' | 'productIds'> & { market: string };

/** Tells the shop what was looked at, put into a basket or bought. Without consent nothing leaves the browser. */
export async function sendEvent({ market, kind, productIds }: Happened): Promise<void> {
  const visitor = visitorId();
  if (!visitor) return;
  await callIn(market)(recommendation.event, { body: { consent: true, visitor, kind, productIds } });
}
