import { attempt } from '@selvedge/contract/attempt.ts';
import type { BadgeLocation } from '@selvedge/contract/catalogue/badge.ts';
import { type Badge, content } from '@selvedge/contract/content.ts';
import { useEffect, useState } from 'react';
import { useMarket } from '../lib/shop-context.tsx';
import { shopClient } from '../session/shop-client.ts';
import type { BadgeLooks } from './tile-badges.tsx';

const none: BadgeLooks = {};
const asked = new Map<string, Promise<readonly Badge[]>>();

/**
 * How badges look in a place whose products arrive in the browser: a carousel, a wishlist, a basket. Listings and product pages
 * bring their looks along. None until they are known: a badge in the wrong colours would flash.
 */
export function useBadgeLooks(location: BadgeLocation): BadgeLooks {
  const market = useMarket()?.id ?? '';
  const [looks, setLooks] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    void badgesOf(market).then((badges) => isCurrent && setLooks(toLooks(badges, location)));
    return () => {
      isCurrent = false;
    };
  }, [market, location]);
  return looks;
}

/** Asked for once a visit, however many rows there are. */
function badgesOf(market: string): Promise<readonly Badge[]> {
  const known = asked.get(market);
  if (known) return known;
  const call = shopClient(market)(content.badges, { params: { market }, query: {} });
  const badges = attempt(call).then((answer) => {
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
