import { pagePath } from '@selvedge/domain/page/page-path.ts';
import { redirectPath } from '@selvedge/domain/redirect/read-address.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { encodePath } from './encode-path.ts';

/** Where what stood at an address is now; without a target it is gone. The rule is named to be counted. */
export type Moved = { rule: { market: string; path: string }; statusCode: 301 | 302 | 410; to?: string };

export function findMoved(content: ContentSnapshot, market: MarketContent, path: string): Moved | undefined {
  const asked = redirectPath(path);
  const { id } = market.market;
  const [scope, found] = [id, '*'].map((each) => [each, content.redirects?.get(each)?.get(asked)] as const).find(([, rule]) => rule) ?? [];
  if (!found || !scope) return undefined;
  const rule = { market: scope, path: asked };
  const to = addressOf(content, market, found.target);
  return to === undefined || found.status === 410 ? { rule, statusCode: 410 } : { rule, statusCode: found.status, to };
}

function addressOf(content: ContentSnapshot, { market, pathById }: MarketContent, target: string): string | undefined {
  if (target.startsWith('https:')) return target;
  if (target.startsWith('/')) return `/${market.id}${target === '/' ? '' : encodePath(target)}`;
  if (target.startsWith('store:')) {
    const store = content.stores.find(({ id, markets }) => `store:${id}` === target && markets.includes(market.id));
    return store && market.hasStoreLocator ? `/${market.id}${pagePath('store', { slug: store.slug })}` : undefined;
  }
  const path = pathById.get(target);
  return path === undefined ? undefined : `/${market.id}${encodePath(path)}`;
}
