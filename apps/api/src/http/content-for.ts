import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { canonicalMarketId } from '../published/canonical-market-id.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { withClosed } from '../published/with-closed.ts';
import type { Shop } from '../shop/shop.ts';
import { findStaff } from './check-access.ts';

type Params = Readonly<Record<string, string>>;
type Asked = Pick<Endpoint, 'access' | 'outlivesMarket'> & { params: Params };

/** A closed market does not exist for anybody but staff, who look around in it as shoppers will, and for what was bought while it was open. */
export async function contentFor(shop: Shop, request: FastifyRequest, { access, outlivesMarket, params }: Asked) {
  const content = shop.content();
  if (typeof access === 'object') return withClosed(content);
  const closed = content.closed.size > 0 && findClosed(content, params);
  if (!closed) return content;
  if (outlivesMarket && closed.market.wasOpen) return withClosed(content);
  const staff = await findStaff(shop, request);
  return staff?.rights.includes('market.read') ? withClosed(content) : content;
}

/** The parameter of a path that names the market. */
export function marketParam(params: Params): string | undefined {
  return ['market', 'catalog', 'catalogId'].find((each) => params[each] !== undefined);
}

function findClosed({ closed }: ContentSnapshot, params: Params): MarketContent | undefined {
  const name = marketParam(params);
  return name === undefined ? undefined : closed.get(canonicalMarketId(params[name]!));
}
