import type { Db } from '../db/db.ts';

/** Rows read before, table by table, with the version at which PostgreSQL has written them. */
export type RowMemory = Map<string, ReadonlyMap<string, { version: string; row: unknown }>>;

const memories = new WeakMap<Db, RowMemory>();

/** What is published and what a preview shows are mostly the same rows: both are read into one memory. */
export function rowMemoryOf(db: Db): RowMemory {
  const memory = memories.get(db) ?? new Map();
  memories.set(db, memory);
  return memory;
}

type Versioned = { key: string; version: string };

type Reading<Row> = {
  table: string;
  /** Every row that there is, without its content. */
  current: readonly Versioned[];
  /** The rows of these keys; without keys, all of them. */
  read: (keys: readonly string[] | undefined) => Promise<(Versioned & { row: Row })[]>;
};

/** Above this many changed rows, reading them all is quicker than naming each. */
const few = 500;

/**
 * Thousands of rows change one at a time. Reading and checking all of them for one new headline would keep it from the shop for a
 * second, so rows that PostgreSQL has not written since are taken from memory: the very same objects, which are known to be good.
 */
export async function rememberRows<Row>(memory: RowMemory, { table, current, read }: Reading<Row>): Promise<Row[]> {
  const known = (memory.get(table) ?? new Map()) as ReadonlyMap<string, { version: string; row: Row }>;
  const isKnown = ({ key, version }: Versioned) => known.get(key)?.version === version;
  const changed = current.filter((each) => !isKnown(each)).map(({ key }) => key);
  const fresh = changed.length === 0 ? [] : await read(changed.length <= few ? changed : undefined);
  const freshOf = new Map(fresh.map(({ key, version, row }) => [key, { version, row }]));
  // Another map instead of a change: a load that runs beside this one may look at an older moment, and finds what it has found before.
  const next = new Map(current.map((each) => [each.key, isKnown(each) ? known.get(each.key)! : freshOf.get(each.key)!]));
  memory.set(table, next);
  return [...next.values()].map(({ row }) => row);
}
