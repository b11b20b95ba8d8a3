/** Rows read before, table by table, with the version at which PostgreSQL has written them. */
export type RowMemory = Map<string, Map<string, { version: string; row: unknown }>>;

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
  const known = (memory.get(table) ?? new Map()) as Map<string, { version: string; row: Row }>;
  memory.set(table, known);
  const changed = current.filter(({ key, version }) => known.get(key)?.version !== version).map(({ key }) => key);
  const fresh = changed.length === 0 ? [] : await read(changed.length <= few ? changed : undefined);
  for (const { key, version, row } of fresh) if (known.get(key)?.version !== version) known.set(key, { version, row });
  const keys = new Set(current.map(({ key }) => key));
  for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
  return current.map(({ key }) => known.get(key)!.row);
}
