import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Db } from '../../db/db.ts';
import { readRevision } from '../../revision/revision.ts';
import { changedProducts } from '../note-products.ts';
import { databaseFeed, withSets } from './database-feed.ts';
import { readPointer } from './engine-contents.ts';
import { type Engine, type Filled, fillEngine, updateEngine } from './fill-engine.ts';
import { within } from './set-expression.ts';
import { type Side, searchedTable } from './write-engine-config.ts';
import { writeSet } from './write-query.ts';

type BringUpToDate = { engine: Engine; markets: readonly MarketSettings[]; now: Date };

const mostDue = 1_000;

/** Writes what has changed since the engine was written last, and everything where nobody can say what that is. Answers what it wrote. */
export async function bringUpToDate(db: Db, asked: BringUpToDate): Promise<Filled | undefined> {
  return (await planWriting(db, asked))?.();
}

/** What makes the engine as the assortment is; undefined where it is so. */
export async function planWriting(db: Db, { engine, markets, now }: BringUpToDate): Promise<(() => Promise<Filled>) | undefined> {
  const pointer = await readPointer(engine.front);
  const fillAll = async () => fillEngine(engine, await databaseFeed(db, markets), { now });
  if (!pointer || !fits(pointer.markets, markets)) return fillAll;
  if ((await readRevision(db, 'catalogue')) !== pointer.revision) {
    const changed = await changedProducts(db, pointer.revision);
    if (!changed) return fillAll;
    return async () => {
      const feed = { ...(await databaseFeed(db, markets)), revision: changed.revision };
      return updateEngine(engine, feed, { products: await withSets(db, changed.products), now });
    };
  }
  const due = await dueProducts(engine, pointer.side, now);
  if (due.length === 0) return undefined;
  return async () => updateEngine(engine, await databaseFeed(db, markets), { products: await withSets(db, due), now });
}

/** A market that came or went has columns of its own, so everything is written anew. */
function fits(held: readonly string[], markets: readonly MarketSettings[]): boolean {
  return held.join() === markets.map(({ id }) => id).join();
}

/** Products of which something is no longer as it was written: a price has begun, something that was announced can be bought. */
async function dueProducts({ front }: Engine, side: Side, now: Date): Promise<string[]> {
  const { match, where } = writeSet(within('due', 0, now.getTime()));
  const [rows] = await front.ask([
    `SELECT id,product FROM ${searchedTable(side)} WHERE MATCH('${match}') AND ${where.join(' AND ')} LIMIT ${mostDue} OPTION ranker=none,max_matches=${mostDue}`,
  ]);
  return rows!.map(({ product }) => String(product));
}
