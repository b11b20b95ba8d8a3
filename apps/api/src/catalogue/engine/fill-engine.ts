import type { MarketSettings } from '@selvedge/contract/market.ts';
import { supplyKeyOf } from '../supply.ts';
import type { EngineClient } from './engine-client.ts';
import { readLiveContents, readPointer, writeLiveContents } from './engine-contents.ts';
import { type EngineBasics, type EngineContents, emptyVocabulary, type MarketPlace } from './engine-vocabulary.ts';
import { type ProductRows, productDocuments } from './product-documents.ts';
import { deleteDocuments, emptyTable, writeDocuments } from './write-documents.ts';
import type { EngineColumns, Side } from './write-engine-config.ts';

/** Where the engine reads what it is filled with. */
export type EngineFeed = {
  revision: string;
  basics: EngineBasics;
  markets: readonly MarketSettings[];
  popularity: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The ids of all products, some at a time. */
  products(): AsyncIterable<readonly string[]>;
  /** Some products, and those that they are made of. */
  rows(products: readonly string[]): Promise<ProductRows>;
};

export type Engine = {
  /** The daemon that is asked; it holds what the numbers stand for. */
  front: EngineClient;
  shards: readonly EngineClient[];
};

export type Filled = { products: number; side: Side };

/** Writes everything into the table that nobody searches, then lets everybody search that one. */
export async function fillEngine(
  { front, shards }: Engine,
  feed: EngineFeed,
  { now, noted }: { now: Date; noted?: (products: number) => void },
): Promise<Filled> {
  const before = await readPointer(front);
  const side: Side = before?.side === 'a' ? 'b' : 'a';
  const contents = startContents(feed);
  const columns = columnsFor(contents);
  await emptyTable({ shards, side });
  let products = 0;
  let writing: Promise<void> = Promise.resolve();
  for await (const page of feed.products()) {
    const rows = await feed.rows(page);
    const documents = await productDocuments({
      ...feed,
      rows,
      products: new Set(page),
      places: contents.markets,
      vocabulary: contents.vocabulary,
      now,
    });
    await writing;
    // While the daemons write a page, the next one is read.
    writing = writeDocuments({ shards, side, columns }, documents);
    writing.catch(() => {});
    products += documents.length;
    noted?.(products);
  }
  await writing;
  await writeLiveContents(front, { side, contents });
  return { products, side };
}

/** Puts some products into the table that is searched, as they are now; those without rows leave it. */
export async function updateEngine(
  { front, shards }: Engine,
  feed: Omit<EngineFeed, 'products'>,
  { products, now }: { products: readonly string[]; now: Date },
): Promise<Filled> {
  const pointer = await readPointer(front);
  if (!pointer) throw new Error('The search engine holds no assortment yet.');
  const live = await readLiveContents(front, pointer);
  const contents: EngineContents = { ...live.contents, revision: feed.revision, basics: feed.basics };
  const rows = await feed.rows(products);
  const documents = await productDocuments({
    ...feed,
    rows,
    products: new Set(products),
    places: contents.markets,
    vocabulary: contents.vocabulary,
    now,
  });
  await writeDocuments({ shards, side: live.side, columns: columnsFor(contents) }, documents);
  const written = new Set(documents.map(({ product }) => product));
  const gone = products.filter((product) => !written.has(product));
  if (gone.length > 0) await deleteDocuments({ shards, side: live.side }, gone);
  await writeLiveContents(front, { side: live.side, contents });
  return { products: documents.length, side: live.side };
}

function startContents({ revision, basics, markets }: EngineFeed): EngineContents {
  const supplies = new Map<string, number>();
  const places = new Map<string, MarketPlace>();
  for (const [market, { id }] of markets.entries()) {
    const key = supplyKeyOf(basics.locations, id);
    const supply = supplies.get(key) ?? supplies.size;
    supplies.set(key, supply);
    places.set(id, { market, supply });
  }
  const languages = [...new Set(markets.map(({ language }) => language.baseCode))];
  return { revision, basics, markets: places, languages, vocabulary: emptyVocabulary() };
}

/** What the tables of the daemons must have columns for. */
export function columnsOf(feed: Pick<EngineFeed, 'basics' | 'markets'>): EngineColumns {
  return columnsFor(startContents({ revision: '', ...feed } as EngineFeed));
}

function columnsFor({ markets, languages }: EngineContents): EngineColumns {
  return { markets: markets.size, supplies: Math.max(1, ...[...markets.values()].map(({ supply }) => supply + 1)), languages };
}
