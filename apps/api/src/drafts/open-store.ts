import type { PageVersion } from '@selvedge/contract/studio/page-edit.ts';
import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';

/** `base`: what was published when the work began, and `begun` the draft's number then; null where nothing was. */
export type Draft<C> = { content: C | null; base: C | null; begun: number; version: number; changedAt: Date; changedBy: string };
export type Version<C> = { kind: PageVersion['kind']; content: C | null; at: Date; who: string };
type NewDraft<K, C> = Omit<Draft<C>, 'version'> & { key: K; basedOn: number };

export type DraftStore<K, C> = {
  findDraft(db: Db, key: K, options?: { lock?: boolean }): Promise<Draft<C> | undefined>;
  listDrafts(db: Db, markets: readonly string[]): Promise<(Draft<C> & { key: K })[]>;
  /** Writes the draft that comes after `basedOn`; undefined when another one has come in between. */
  writeDraft(tx: Db, draft: NewDraft<K, C>): Promise<Draft<C> | undefined>;
  /** What is live now is what the work goes on from. Answers the draft's number: another one where another's work came into it. */
  settleDraft(tx: Db, settled: { key: K; content: C; isMerged: boolean }): Promise<number>;
  /** A plan that was made of the draft as it was then is live: what the draft has of it is no change any more. */
  rebaseDraft(tx: Db, plan: { key: K; base: C; draftVersion: number }): Promise<void>;
  findLastNumber(db: Db, key: K): Promise<number>;
  /** Numbers follow each other for each document. Call it with the draft locked, or with the content revision bumped. */
  insertVersion(tx: Db, version: Version<C> & { key: K }): Promise<number>;
  listVersions(db: Db, key: K): Promise<PageVersion[]>;
  findVersion(db: Db, key: K, number: number): Promise<(PageVersion & { content: C | null }) | undefined>;
};

type Columns<N extends string> = PgTable & Record<N, PgColumn>;
type Tables<K> = {
  drafts: Columns<keyof Draft<unknown>>;
  versions: Columns<'number' | keyof Version<unknown>>;
  /** The columns that a document is found by, and those that follow from them. */
  names: readonly (keyof K & string)[];
  also?(key: K): Record<string, unknown>;
};

const mostListed = 200;

/** The drafts and versions of one kind of document, in the kind's own tables. */
export function openStore<K extends Record<string, string>, C>({
  drafts,
  versions,
  names,
  also = () => ({}),
}: Tables<K>): DraftStore<K, C> {
  const column = (table: PgTable, name: string): PgColumn => (table as never as Record<string, PgColumn>)[name]!;
  const isOf = (table: PgTable, key: K): SQL | undefined => and(...names.map((name) => eq(column(table, name), key[name])));
  const pick = (row: Record<string, unknown>): K => Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as K;
  async function findLastNumber(db: Db, key: K): Promise<number> {
    const last = db.select({ number: versions.number }).from(versions).where(isOf(versions, key));
    const [row] = await last.orderBy(desc(versions.number)).limit(1);
    return (row?.number as number | undefined) ?? 0;
  }
  return {
    findLastNumber,
    async findDraft(db, key, { lock = false } = {}) {
      const query = db.select().from(drafts).where(isOf(drafts, key));
      const [row] = await (lock ? query.for('update') : query);
      return row as Draft<C> | undefined;
    },
    async listDrafts(db, markets) {
      const rows = await db
        .select()
        .from(drafts)
        .where(inArray(column(drafts, 'market'), [...markets]));
      return rows.map((row) => ({ ...(row as Draft<C>), key: pick(row) }));
    },
    async writeDraft(tx, { key, basedOn, ...draft }) {
      const values = { ...pick(key), ...also(key), ...draft };
      const first = { ...values, version: 1 } as never;
      const next = { ...values, version: sql`${drafts.version} + 1` } as never;
      const rows =
        basedOn === 0
          ? await tx.insert(drafts).values(first).onConflictDoNothing().returning()
          : await tx
              .update(drafts)
              .set(next)
              .where(and(isOf(drafts, key), eq(drafts.version, basedOn)))
              .returning();
      return (rows as Draft<C>[])[0];
    },
    async settleDraft(tx, { key, content, isMerged }) {
      const version = sql`${drafts.version} + ${isMerged ? 1 : 0}`;
      const settled = { content, base: content, begun: version, version } as never;
      const [row] = await tx.update(drafts).set(settled).where(isOf(drafts, key)).returning();
      return (row as unknown as Draft<C>).version;
    },
    async rebaseDraft(tx, { key, base, draftVersion }) {
      const isFrom = and(isOf(drafts, key), lte(drafts.begun, draftVersion));
      await tx
        .update(drafts)
        .set({ base } as never)
        .where(isFrom);
    },
    async insertVersion(tx, { key, ...version }) {
      const number = (await findLastNumber(tx, key)) + 1;
      await tx.insert(versions).values({ ...pick(key), ...version, number } as never);
      return number;
    },
    async listVersions(db, key) {
      const { number, kind, at, who } = versions;
      const rows = await db
        .select({ number, kind, at, who })
        .from(versions)
        .where(isOf(versions, key))
        .orderBy(desc(number))
        .limit(mostListed);
      return (rows as Omit<VersionRow<C>, 'content'>[]).map(({ at: moment, ...row }) => ({ ...row, at: moment.toISOString() }));
    },
    async findVersion(db, key, number) {
      const rows = await db
        .select()
        .from(versions)
        .where(and(isOf(versions, key), eq(versions.number, number)));
      const [row] = rows as VersionRow<C>[];
      return row && { number, kind: row.kind, at: row.at.toISOString(), who: row.who, content: row.content };
    },
  };
}

type VersionRow<C> = Version<C> & { number: number };
