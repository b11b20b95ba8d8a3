import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { PageRequest } from './page-request.ts';
import { resolvePage, writeQuery } from './resolve-page.ts';

/**
 * Names the rendered page of a request, or undefined where it must not be kept: redirects, previews and failures.
 * Two requests with one key get the same bytes; the revision is part of it.
 */
export function pageCacheKey(content: ContentSnapshot, request: PageRequest, resolved = resolvePage(content, request)): string | undefined {
  if (request.preview) return undefined;
  const mode = `${content.revision} ${request.shopUrl} ${request.inStore ? `store ${request.device?.storeId}` : 'web'}`;
  if (resolved.kind === 'selector') return `${mode} selector ${resolved.statusCode} ${resolved.indexable}`;
  if (resolved.kind !== 'page') return undefined;
  return `${mode} ${resolved.alias} ${resolved.in.market.id}${resolved.path}${writeQuery(resolved.query)}`;
}
