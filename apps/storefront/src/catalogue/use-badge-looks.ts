import type { BadgeLocation } from '@selvedge/contract/catalogue/badge.ts';
import { type Badge, content } from '@selvedge/contract/content.ts';
import { useMarket } from '../lib/shop-context.tsx';
import { useLatest } from '../lib/use-latest.ts';
import { callIn } from '../session/call-in.ts';
import type { BadgeLooks } from './tile-badges.tsx';

const none: BadgeLooks = {};
const asked = new Map<string, Promise<readonly Badge[]>>();

/**
 * How badges look in a place whose products arrive in the browser: a carousel, a wishlist, a basket. Listings and product pages
 * bring their looks along. None until they are known: a badge in the wrong colours would flash.
 */
export function useBadgeLooks(location: BadgeLocation): BadgeLooks {
  const market = useMarket()?.id ?? '';
  return useLatest(`${market} ${location}`, async () => toLooks(await badgesOf(market), location)) ?? none;
}

/** Asked for once a visit, however many rows there are. */
function badgesOf(market: string): Promise<readonly Badge[]> {
  const known = asked.get(market);
  if (known) return known;
  const badges = callIn(market)(content.badges).then((answer) => {
    if (answer.hasError) asked.delete(market);
    return answer.hasError ? [] : answer.data;
  });
  asked.set(market, badges);
  return badges;
}

const toLooks = (badges: readonly Badge[], location: BadgeLocation): BadgeLooks =>
  Object.fromEntries(
    badges.flatMap(({ badgeId, locations }) => {
      const look = locations[location];
      return look ? [[badgeId, look]] : [];
    }),
  );
