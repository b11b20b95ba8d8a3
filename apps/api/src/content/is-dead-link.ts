import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { resolvePage } from './resolve-page.ts';

/** An address of the shop that leads to a page that is not there. */
export function isDeadLink(content: ContentSnapshot, { market }: Pick<MarketContent, 'market'>, url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const found = resolvePage(content, { path: pathname, query: searchParams, shopUrl: '', production: true });
  // A product of its own may be missing; whether it is, the catalogue knows and not the menu.
  if (found.kind === 'page' && found.thing) return false;
  return ('statusCode' in found && found.statusCode === 404) || (found.kind === 'selector' && pathname.startsWith(`/${market.id}`));
}
