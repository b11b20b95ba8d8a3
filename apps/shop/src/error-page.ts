import { getErrorPageData, getPageData } from '@selvedge/api/content/get-page-data.ts';
import type { FastifyRequest } from 'fastify';
import { type PageDeps, readRequest } from './page-routes.ts';

/** The page of a refusal outside the API: what is not there, or what went wrong, inside the shop where that is possible. */
export function renderErrorPage(deps: PageDeps, request: FastifyRequest, status: number): Promise<string> {
  const wanted = readRequest(deps, request);
  if (status >= 500) return deps.renderer.render(getErrorPageData(deps.content(), wanted, status === 503 ? 503 : 500));
  const page = getPageData(deps.content(), { ...wanted, path: '/404', query: new URLSearchParams() });
  return deps.renderer.render(page);
}
