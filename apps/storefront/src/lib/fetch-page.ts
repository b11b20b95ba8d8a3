import type { PageData } from '@selvedge/contract/page-data.ts';
import { readCookie } from './cookies.ts';
import { keepShared } from './shared.ts';

type Part = Omit<PageData, 'navigation' | 'translations' | 'markets' | 'featureToggles' | 'searchConfigurations'>;

/**
 * The page data of any path of the shop: the same URL with `type=json`. From one page of a market to the next only a part
 * of it differs, so only that is asked for; the rest comes from the page that is shown, as long as nothing was published.
 */
export async function fetchPage(url: URL, shown: PageData, signal?: AbortSignal): Promise<PageData> {
  const part = await ask<Part>(url, { part: true, signal });
  const isSame = part.revision === shown.revision && part.location.market?.id === shown.location.market?.id;
  // What stays the same stays the same object: what is drawn from it is not drawn again.
  if (isSame) return { ...shown, ...part, location: { ...part.location, ...kept(shown) } };
  if (part.location.redirect) return { ...shown, ...part };
  const whole = await ask<PageData>(url, { part: false, signal });
  keepShared(whole);
  return whole;
}

const kept = ({ location: { market, tax } }: PageData) => ({ market, ...(tax && { tax }) });

async function ask<T>(url: URL, { part, signal }: { part: boolean; signal: AbortSignal | undefined }): Promise<T> {
  const target = new URL(url);
  target.hash = '';
  target.searchParams.set('type', 'json');
  if (part) target.searchParams.set('part', 'content');
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
