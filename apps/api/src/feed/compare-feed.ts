import { createHash } from 'node:crypto';
import { noteItems, nothingTold, type ToldItems } from '@selvedge/domain/feed/note-items.ts';
import { eq } from 'drizzle-orm';
import { hasBit } from '../catalogue/index/bits.ts';
import type { Db } from '../db/db.ts';
import { type FeedProduct, feedBatches } from './feed-batches.ts';
import type { FeedSource } from './feed-source.ts';
import { lockFeed, readToldIds, readToldOf, saveRevision, saveTold, type ToldProduct } from './store.ts';
import { type FeedRow, feedTable } from './tables.ts';

/** Stock and prices move without the assortment being another; they are looked at again after a minute. */
const pauseMs = 60_000;

/**
 * Looks what a feed says now that it did not say before, and answers its revision. Compared with what was told, not with when something was
 * written: a price that begins at midnight and a rule of the feed change it without any row being touched.
 */
export async function compareFeed(source: FeedSource, feed: FeedRow, state: string): Promise<number> {
  if (isFresh(feed, state, source.now)) return feed.revision;
  return source.db.transaction(async (tx) => {
    // Who comes at the same moment waits, and finds it done.
    const locked = await lockFeed(tx, feed.id);
    if (!locked) return feed.revision;
    if (isFresh(locked, state, source.now)) return locked.revision;
    const revision = locked.revision + 1;
    const counted = { changed: 0, products: 0, items: 0 };
    for await (const products of feedBatches(source)) {
      const told = await readToldOf(
        tx,
        feed.id,
        products.map(({ id }) => id),
      );
      const others = products.flatMap((product) => noteProduct(product, told.get(product.id), revision));
      await saveTold(tx, { feedId: feed.id, revision, products: others });
      counted.changed += others.length;
      counted.products += products.filter(({ items }) => items.length > 0).length;
      counted.items += products.reduce((sum, { items }) => sum + items.length, 0);
    }
    counted.changed += await noteGone(tx, { source, feedId: feed.id, revision });
    const isOther = counted.changed > 0;
    if (isOther) await saveRevision(tx, { feedId: feed.id, revision, at: source.now });
    const compared = { comparedWith: state, comparedAt: source.now, products: counted.products, items: counted.items };
    await tx
      .update(feedTable)
      .set({ ...compared, ...(isOther && { revision }) })
      .where(eq(feedTable.id, feed.id));
    return isOther ? revision : locked.revision;
  });
}

function isFresh({ comparedWith, comparedAt }: FeedRow, state: string, now: Date): boolean {
  return comparedWith === state && comparedAt !== null && now.getTime() - comparedAt.getTime() < pauseMs;
}

function noteProduct({ id, items }: FeedProduct, told: ToldItems = nothingTold, revision: number): ToldProduct[] {
  const hashes = new Map(items.map((item) => [item.id, hashOf(item)]));
  const noted = noteItems(told, hashes, revision);
  return noted ? [{ productId: id, told: noted }] : [];
}

/** Those that the market no longer sells, or that left. */
async function noteGone(tx: Db, { source, feedId, revision }: { source: FeedSource; feedId: string; revision: number }): Promise<number> {
  const { structure, isSold } = source.catalogue;
  const isThere = (id: string) => {
    const product = structure.numberOf.get(id);
    return product !== undefined && hasBit(isSold, product);
  };
  let count = 0;
  for await (const ids of readToldIds(tx, feedId)) {
    const gone = ids.filter((id) => !isThere(id));
    const told = gone.length > 0 ? await readToldOf(tx, feedId, gone) : new Map<string, ToldItems>();
    const products = gone.flatMap((id) => noteProduct({ id, reason: undefined, items: [] }, told.get(id), revision));
    await saveTold(tx, { feedId, revision, products });
    count += products.length;
  }
  return count;
}

const hashOf = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('base64').slice(0, 16);
