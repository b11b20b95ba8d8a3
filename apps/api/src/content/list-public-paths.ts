import { pagePath } from '@selvedge/domain/page/page-path.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { storesOf } from '../store/stores-of.ts';
import { encodePath } from './encode-path.ts';
import { listPublicPages } from './list-public-pages.ts';

/** The addresses of a market that search engines may keep, but for its products, from the shop's root. */
export function listPublicPaths(content: ContentSnapshot, marketId: string): string[] {
  const pages = listPublicPages(content, marketId).map(({ path }) => `/${marketId}${encodePath(path)}`);
  if (pages.length === 0) return [];
  return pages.concat(storesOf(content, marketId).map(({ slug }) => `/${marketId}${pagePath('store', { slug })}`));
}
