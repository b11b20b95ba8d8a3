import type { PageData } from '@selvedge/contract/page-data.ts';
import { readCookie } from './cookies.ts';

/** The page data of any path of the shop: the same URL with `type=json`. */
export async function fetchPage(url: URL, signal?: AbortSignal): Promise<PageData> {
  const target = new URL(url);
  target.hash = '';
  target.searchParams.set('type', 'json');
  const promo = readCookie('promo');
  if (promo) target.searchParams.set('promocode', fromBase64Url(promo));
  const response = await fetch(target, { headers: { accept: 'application/json' }, credentials: 'include', ...(signal && { signal }) });
  if (!response.headers.get('content-type')?.includes('application/json')) throw new Error(`failed to load ${url.pathname}`);
  // A newer build may not understand this page's chunks; a document load brings both into step.
  const build = response.headers.get('x-build');
  if (build && build !== document.documentElement.dataset.build)
    throw new Error(`failed to load ${url.pathname}: the shop has been updated`);
  return response.json();
}

function fromBase64Url(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
