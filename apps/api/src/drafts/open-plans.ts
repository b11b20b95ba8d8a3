import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';

/** What a release will publish of one document. `base`: what was published when the work on it began; `draftVersion`: of which draft it is. */
export type Plan<K, C> = { releaseId: string; key: K; content: C; base: C | null; draftVersion: number };

export type PlanStore<K, C> = {
  /** In place of what the release had of the document before. */
  put(tx: Db, plan: Plan<K, C>): Promise<void>;
  remove(tx: Db, plan: Pick<Plan<K, C>, 'releaseId' | 'key'>): Promise<void>;
  listOf(db: Db, releaseIds: readonly string[]): Promise<Plan<K, C>[]>;
  /** In releases that are not live yet. */
  listWaiting(db: Db, key: K): Promise<Plan<K, C>[]>;
  /** What will have gone live in some markets by a moment, in the order in which it will. */
  listDue(db: Db, until: { at: Date; markets: readonly string[] }): Promise<Plan<K, C>[]>;
};

type Columns = PgTable & Record<'releaseId' | 'content' | 'base' | 'draftVersion', PgColumn>;
type Source<K> = { table: Columns; names: readonly (keyof K & string)[]; also?(key: K): Record<string, unknown> };
type Row<C> = Omit<Plan<never, C>, 'key'> & Record<string, string>;

/** What releases hold of one kind of document, in the kind's own table. */
export function openPlans<K extends Record<string, string>, C>({ table, names, also = () => ({}) }: Source<K>): PlanStore<K, C> {
  const column = (name: string): PgColumn => (table as never as Record<string, PgColumn>)[name]!;
  const isOf = (key: K): SQL | undefined => and(...names.map((name) => eq(column(name), key[name])));
  const keyOf = (row: Row<C>): K => Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as K;
  const toPlan = (row: unknown): Plan<K, C> => {
    const { releaseId, content, base, draftVersion } = row as Row<C>;
    return { releaseId, key: keyOf(row as Row<C>), content, base, draftVersion };
  };
  return {
    async put(tx, { releaseId, key, ...plan }) {
      const values = { ...also(key), ...plan };
      const columns = Object.fromEntries(names.map((name) => [name, key[name]]));
      await tx
        .insert(table)
        .values({ releaseId, ...columns, ...values } as never)
        .onConflictDoUpdate({ target: [table.releaseId, ...names.map(column)], set: values as never });
    },
    async remove(tx, { releaseId, key }) {
      await tx.delete(table).where(and(eq(table.releaseId, releaseId), isOf(key)));
    },
    async listOf(db, releaseIds) {
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.releaseId, [...releaseIds]))
        .orderBy(...names.map(column));
      return rows.map(toPlan);
    },
    async listWaiting(db, key) {
      const isWaiting = sql`${table.releaseId} in (select id from release where state = 'planned')`;
      const rows = await db
        .select()
        .from(table)
        .where(and(isOf(key), isWaiting));
      return rows.map(toPlan);
    },
    async listDue(db, { at, markets }) {
      const release = sql`select id from release where state = 'planned' and due_at <= ${at.toISOString()}`;
      const isDue = sql`${table.releaseId} in (${release})`;
      const moment = (name: 'due_at' | 'created_at') => sql`(select ${sql.raw(name)} from release where id = ${table.releaseId})`;
      const rows = await db
        .select()
        .from(table)
        .where(and(isDue, inArray(column('market'), [...markets])))
        .orderBy(moment('due_at'), moment('created_at'));
      return rows.map(toPlan);
    },
  };
}
