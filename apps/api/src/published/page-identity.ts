import type { PageContent } from '@selvedge/contract/page.ts';

/** The name of a page across markets, whatever its path is called there. */
export function pageIdentity(content: Pick<PageContent, 'categoryId' | 'contentId'>): string | undefined {
  if (content.categoryId) return `category:${content.categoryId}`;
  if (content.contentId) return `content:${content.contentId}`;
  return undefined;
}
