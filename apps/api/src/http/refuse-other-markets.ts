import { ShopError } from '@selvedge/contract/error.ts';
import { firstSegment } from '@selvedge/domain/market/find-market-by-path.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canonicalMarketId } from '../published/canonical-market-id.ts';
import { withClosed } from '../published/with-closed.ts';
import { marketParam } from './content-for.ts';

/**
 * A process that was given some markets answers for no other: it would take the goods and pages of that one into memory, for a visitor whom
 * the balancer can lead to a process that has them. Staff work on all markets anywhere.
 */
export function refuseOtherMarkets(app: FastifyInstance): void {
  const { shop } = app;
  const own = new Set(shop.config.markets?.map(canonicalMarketId));
  if (own.size === 0) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const asked = marketOf(request);
    const isOther = asked !== undefined && !own.has(asked) && withClosed(shop.content()).byMarket.has(asked);
    done(isOther ? new ShopError('misdirected', { market: [asked] }) : undefined);
  });
}

function marketOf({ url, params, routeOptions }: FastifyRequest): string | undefined {
  const { access } = routeOptions.config;
  if (typeof access === 'object') return undefined;
  const given = (params ?? {}) as Record<string, string>;
  const name = marketParam(given);
  if (name !== undefined) return canonicalMarketId(given[name]!);
  const [path = '/'] = url.split('?', 1);
  // Of a market's site map: `/sitemap-de-DE-products-2.xml`.
  const segment = /^\/sitemap-([a-z]{2}-[a-z]{2})\b/i.exec(path)?.[1] ?? firstSegment(path);
  return canonicalMarketId(segment);
}
