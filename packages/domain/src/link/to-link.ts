import type { Link } from '@selvedge/contract/navigation.ts';
import { looksLikeMarket } from '../market/find-market-by-path.ts';

/** Links as content may hold them: flat, or nested as the editor writes them. */
export type LinkInput = FlatLink | { link?: CmsLink | null | undefined };
type FlatLink = {
  link?: string;
  url?: string;
  title?: string;
  pageId?: string;
  openInCurrentTab?: boolean;
  openModal?: boolean;
  categoryId?: string;
};
type CmsLink = { url?: string; title?: string; pageTitle?: string; trackingId?: string; openInCurrentTab?: boolean; openModal?: boolean };

export const noPageId = 'not set';

/**
 * The one form of a link, or undefined where there is no target. Content that all markets share is written without
 * a market; `market` completes such a path.
 */
export function toLink(input: LinkInput | null | undefined, market?: string): Link | undefined {
  if (!input) return undefined;
  const { url, title, pageId, openInCurrentTab = true, openModal = false } = read(input, market);
  if (!url || !isSafeUrl(url)) return undefined;
  return { url: market ? inMarket(url, market) : url, title: title ?? '', pageId: pageId || noPageId, openInCurrentTab, openModal };
}

/** NAV-013 exactly when it begins with 'http'. */
export function isExternal(url: string): boolean {
  return url.startsWith('http');
}

/** NAV-008 the address of a social link: its own, else its link's. */
export function socialAddress({
  externalLink,
  link,
}: {
  externalLink?: string | undefined;
  link?: { url: string } | undefined;
}): string | undefined {
  return externalLink || link?.url || undefined;
}

function read(input: LinkInput, market: string | undefined): Partial<Link> {
  if (typeof input.link === 'object' && input.link !== null) {
    const { title, pageTitle, trackingId, ...rest } = input.link;
    return { ...rest, title: title || pageTitle || '', pageId: trackingId || '' };
  }
  const { link, url, categoryId, ...rest } = input as FlatLink;
  return { ...rest, url: link || url || (categoryId ? categoryUrl(categoryId, market) : '') };
}

/** The server answers an id with the category's path. */
function categoryUrl(categoryId: string, market: string | undefined): string {
  return `${market ? `/${market}` : ''}/category?cgid=${encodeURIComponent(categoryId)}`;
}

function inMarket(url: string, market: string): string {
  const isOwnPage = /^\/(?![/\\])/.test(url) && !/^\/(media|assets|api)\//.test(url);
  return isOwnPage && !looksLikeMarket(url.split(/[/?#]/, 2)[1] ?? '') ? `/${market}${url === '/' ? '' : url}` : url;
}

/** Content is written by people and pasted from anywhere: only addresses that cannot run a script. */
function isSafeUrl(url: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i.test(url);
}
