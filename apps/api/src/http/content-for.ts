import type { Access } from '@selvedge/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { canonicalMarketId } from '../content/resolve-page.ts';
import type { ContentSnapshot } from '../content/snapshot.ts';
import { withClosed } from '../content/with-closed.ts';
import { findStaff } from './check-access.ts';
import type { Shop } from './shop.ts';

type Params = Readonly<Record<string, string>>;

/** A closed market does not exist for anybody but staff, who look around in it as shoppers will. */
export async function contentFor(shop: Shop, request: FastifyRequest, { access, params }: { access: Access; params: Params }) {
  const content = shop.content();
  if (typeof access === 'object') return withClosed(content);
  if (content.closed.size === 0 || !namesClosed(content, params)) return content;
  const staff = await findStaff(shop, request);
  return staff?.rights.includes('market.read') ? withClosed(content) : content;
}

/** The parameter of a path that names the market. */
export function marketParam(params: Params): string | undefined {
  return ['market', 'catalog', 'catalogId'].find((each) => params[each] !== undefined);
}

function namesClosed({ closed }: ContentSnapshot, params: Params): boolean {
  const name = marketParam(params);
  return name !== undefined && closed.has(canonicalMarketId(params[name]!));
}
