import type { MarketSettings } from '@selvedge/contract/market.ts';
import { pageIdentity } from '../published/page-identity.ts';
import { lazyMap } from './lazy-map.ts';
import { barePageId, dutyPathsOf } from './with-duty-pages.ts';

type Where = { market: MarketSettings; isWritten: (path: string) => boolean };

/**
 * Where a page of an identity lives: of those that are written, and of those that the law wants there. No text is needed to know it, and a
 * page is only looked at when somebody asks for it.
 */
export function pathsByIdentity(
  written: Iterable<readonly [path: string, identity: string | undefined]>,
  { market, isWritten }: Where,
): ReadonlyMap<string, string> {
  const paths = new Map([...written].flatMap(([path, identity]) => named(identity, path)));
  const duties = new Map(dutyPathsOf(market).flatMap((path) => named(pageIdentity({ contentId: barePageId(path) }), path)));
  return lazyMap(new Set([...paths.keys(), ...duties.keys()]), (identity) => {
    const [duty, path] = [duties.get(identity), paths.get(identity)];
    if (duty !== undefined && !isWritten(duty)) return duty;
    return path !== undefined && isWritten(path) ? path : undefined;
  });
}

const named = (identity: string | undefined, path: string): [string, string][] => (identity ? [[identity, path]] : []);
