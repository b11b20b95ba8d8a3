import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import { pageIdentity } from '../published/page-identity.ts';
import { barePageId, dutyPathsOf } from './with-duty-pages.ts';

/** Where a page of an identity lives: of those that are written, and of those that the law wants there. No text is needed to know it. */
export function pathsByIdentity(written: ReadonlyMap<string, PageContent>, market: MarketSettings): Map<string, string> {
  const bare = dutyPathsOf(market).filter((path) => !written.has(path));
  return new Map([
    ...[...written].flatMap(([path, content]) => identified(pageIdentity(content), path)),
    ...bare.flatMap((path) => identified(pageIdentity({ contentId: barePageId(path) }), path)),
  ]);
}

const identified = (identity: string | undefined, path: string): [string, string][] => (identity ? [[identity, path]] : []);
