import { type PageAlias, pages } from '@selvedge/contract/page.ts';
import { RouteError } from './route-error.ts';

export type PathParams = Record<string, string | readonly string[]>;

/** The canonical path of a page below its market: `pagePath('contentPage', { slug: 'about' })` is `/i/about`. */
export function pagePath(alias: PageAlias, params: PathParams = {}): string {
  const pattern = (pages[alias].paths as readonly string[])[0];
  if (pattern === undefined) throw new RouteError('invalid_path', `${alias} has no path of its own`);
  return pattern.replace(/:(\w+)(\+?)/g, (_, name: string, repeatable: string) => {
    const value = params[name];
    if (Array.isArray(value) && !repeatable) throw new RouteError('not_repeatable', name);
    const parts = [value ?? []].flat().filter((part) => part !== '');
    if (parts.length === 0) throw new RouteError('missing_param', name);
    return parts.map(encodeURIComponent).join('/');
  });
}

/** The address of a page in a market, from the shop's root. */
export function pageUrl(marketId: string, alias: PageAlias, params?: PathParams): string {
  return `/${marketId}${pagePath(alias, params)}`;
}
