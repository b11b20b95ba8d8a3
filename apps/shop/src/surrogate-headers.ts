import { surrogateKeys } from '@selvedge/api/shared-cache/surrogate-keys.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import type { CachedPage, SnapshotRevisions } from './page-cache.ts';

/** A page that says what of it can be had: stock moves without a revision, so caches ask again soon. */
const stockSeconds = 10;
/** Old pages are shown for as long while a new one is fetched, and while no process of the shop answers. */
const refetchSeconds = 5;
const outageSeconds = daySeconds;

/** The keys of a page that is the same for everybody; undefined for one that no shared cache may have. */
export function surrogateKeysOf(page: PageData, { now, hasGoods }: { now: SnapshotRevisions; hasGoods: boolean }): string | undefined {
  const { market } = page.location;
  // Without a market in its path an address leads each visitor elsewhere; a test shows two pages at one address.
  if (page.statusCode !== 200 || !market || page.inStore || page.preview || page.test) return undefined;
  // Accounts, checkouts and receipts hold nothing of anybody either; but nobody would forgive the day on which one does.
  if (page.layout !== 'default') return undefined;
  const { pages, goods, content, catalogue } = surrogateKeys;
  return [pages, surrogateKeys.market(market.id), content(now.content), ...(hasGoods ? [goods, catalogue(now.catalogue)] : [])].join(' ');
}

/** What shared caches are told, and leave out of what they send on: how long they may keep a page, and what it is called when it is old. */
export function surrogateHeaders({ shared, until, isTrue }: CachedPage, time: number): Record<string, string> {
  if (!shared) return {};
  const left = until === undefined ? Number.POSITIVE_INFINITY : Math.floor((until - time) / 1_000);
  const seconds = Math.min(shared.seconds, left, isTrue ? stockSeconds : Number.POSITIVE_INFINITY);
  if (seconds < 1) return {};
  return {
    'surrogate-key': shared.keys,
    'surrogate-control': `max-age=${seconds}, stale-while-revalidate=${refetchSeconds}, stale-if-error=${outageSeconds}`,
  };
}
