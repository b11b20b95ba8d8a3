import { feedAddress, type KeptFeed } from '@selvedge/contract/studio/feeds.ts';
import type { FeedRow } from './tables.ts';

/** The address is a secret of those who may change it. */
export function showFeed(row: FeedRow, { shopUrl, mayWrite }: { shopUrl: string; mayWrite: boolean }): KeptFeed {
  const { id, token, format, isOpen, changedAt, lastFetchedAt } = row;
  const address = shopUrl + feedAddress({ id, token: isOpen ? undefined : token, format });
  return {
    ...row,
    address: mayWrite || isOpen ? address : '',
    changedAt: changedAt.toISOString(),
    lastFetchedAt: lastFetchedAt?.toISOString() ?? null,
  };
}
