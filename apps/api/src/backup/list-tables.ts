import type pg from 'pg';

export type Table = {
  name: string;
  /** In the order of a row; `written` leaves out those that the database makes itself. */
  columns: string[];
  written: string[];
  rowBytes: number;
};

/** The shop's own tables. Jobs (schema pgboss) are made anew by whoever works, and which migrations have run is told by the revision. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as written,
      (pg_total_relation_size(c.oid) / greatest(c.reltuples, 1))::float8 as "rowBytes"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
    group by c.oid, c.relname order by c.relname`);
  return rows;
}

/** Rows that are handled at a time: some megabytes of them, whatever is in a row. */
export function batchOf({ rowBytes }: Pick<Table, 'rowBytes'>): number {
  return Math.max(1, Math.min(2_000, Math.floor(4_000_000 / Math.max(1, rowBytes))));
}

/** Names come from the catalogue of the database or from a manifest; neither may end a quotation. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
