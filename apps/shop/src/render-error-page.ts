import { getErrorPageData, getPageData } from '@selvedge/api/content/get-page-data.ts';
import type { PageRequest } from '@selvedge/api/content/page-request.ts';
import { canonicalMarketId } from '@selvedge/api/published/canonical-market-id.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import { firstSegment } from '@selvedge/domain/market/find-market-by-path.ts';
import type { FastifyRequest } from 'fastify';
import { type PageDeps, readRequest } from './page-routes.ts';

/** The page of a refusal outside the API: what is not there, or what went wrong, inside the shop where that is possible. */
export function renderErrorPage(deps: PageDeps, request: FastifyRequest, status: number): Promise<string> {
  const wanted = readRequest(deps, request);
  if (status >= 500) return deps.renderer.render(getErrorPageData(deps.content(), wanted, status === 503 ? 503 : 500));
  const page = getPageData(deps.content(), { ...wanted, path: `/${marketOf(deps.content(), wanted)}/404`, query: new URLSearchParams() });
  return deps.renderer.render(page);
}

/** An address that cannot be read still says where the visitor was; whoever was nowhere yet is shown the first market's page. */
function marketOf({ byMarket, markets }: ContentSnapshot, { path, storedMarket = '' }: PageRequest): string {
  const known = [firstSegment(path), storedMarket].map(canonicalMarketId).find((id) => byMarket.has(id));
  return known ?? markets[0]?.id ?? '';
}
