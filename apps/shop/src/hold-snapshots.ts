import { loadCatalogue } from '@selvedge/api/catalogue/load-catalogue.ts';
import type { CatalogueSnapshot } from '@selvedge/api/catalogue/open-catalogue.ts';
import type { SearchPort } from '@selvedge/api/catalogue/search-port.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { rowMemoryOf } from '@selvedge/api/content/remember-rows.ts';
import type { Db } from '@selvedge/api/db/db.ts';
import type { Reads } from '@selvedge/api/db/from-primary.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import type { Metrics } from '@selvedge/api/http/metrics.ts';
import { loadPromotions } from '@selvedge/api/promotion/load-promotions.ts';
import type { PromotionSnapshot } from '@selvedge/api/promotion/promotion-snapshot.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import { type Kept, keepCurrent } from '@selvedge/api/revision/keep-current.ts';
import { type KeptStock, keepStock } from '@selvedge/api/stock/keep-stock.ts';
import type { Log } from './later-log.ts';

type Snapshots = {
  database: OpenDb;
  reads?: Reads;
  log: Log;
  metrics: Metrics;
  clock: () => Date;
  /** Where searches and listings are asked; the snapshot's own index when left out. */
  searchEngine?: string | undefined;
};

type KeptSnapshots = {
  content: Kept<ContentSnapshot>;
  catalogue: Kept<CatalogueSnapshot>;
  promotions: Kept<PromotionSnapshot>;
  stock: KeptStock;
};

/** What is published and sold, in memory, as it is now. */
export type HeldSnapshots = ReturnType<typeof holdSnapshots>;

/** Can be handed to those who will read it before it is there. */
export function holdSnapshots() {
  let kept: KeptSnapshots | undefined;
  const current = () => {
    if (!kept) throw new Error('The shop has not been read into memory yet.');
    return kept;
  };
  return {
    content: () => current().content.current(),
    catalogue: () => current().catalogue.current(),
    stock: () => current().stock.current(),
    promotions: () => current().promotions.current(),
    async open({ searchEngine, ...from }: Snapshots): Promise<{ stop(): Promise<void> }> {
      const engine = searchEngine === undefined ? undefined : await openEngine(searchEngine);
      kept = await keepSnapshots(from, engine?.search);
      const all = Object.values(kept);
      return { stop: async () => void (await Promise.all([...all.map((each) => each.stop()), engine?.close()])) };
    },
  };
}

/** Its client is read only where there is one: most shops search in memory. */
async function openEngine(url: string) {
  const { openEngineSearch } = await import('@selvedge/api/catalogue/engine/open-engine-search.ts');
  return openEngineSearch(url);
}

async function keepSnapshots(
  { database: { db, pool }, reads, log, metrics, clock: now }: Snapshots,
  search?: SearchPort,
): Promise<KeptSnapshots> {
  const memory = rowMemoryOf(db);
  const shared = { pool, db, log, metrics };
  let previous: CatalogueSnapshot | undefined;
  const load = async (from: Db) => {
    previous = await loadCatalogue(from, { now: now(), previous, reads });
    return search ? { ...previous, search } : previous;
  };
  const opened: { stop(): Promise<void> }[] = [];
  const keep = async <T extends { stop(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const one = await opening;
    opened.push(one);
    return one;
  };
  try {
    // Before the assortment is read: what moves in between must not be missed.
    const stock = await keep(keepStock({ pool, db, log }));
    // At once: while the database answers one of them, another is put together.
    const [content, promotions, catalogue] = await allOrNone([
      keep(keepCurrent({ ...shared, reads, name: 'content', load: (from: Db) => loadContent(from, { log, memory }) })),
      keep(keepCurrent({ ...shared, reads, name: 'promotion', load: (from: Db) => loadPromotions(from, { log }) })),
      keep(keepCurrent({ ...shared, name: 'catalogue', load })),
    ]);
    return { content, stock, promotions, catalogue };
  } catch (error) {
    for (const one of opened) await one.stop();
    throw error;
  }
}

/** Like Promise.all, but it fails only when none is under way any more, so that those that did open can be closed. */
async function allOrNone<T extends readonly unknown[]>(opening: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  await Promise.allSettled(opening);
  return (await Promise.all(opening)) as unknown as T;
}
