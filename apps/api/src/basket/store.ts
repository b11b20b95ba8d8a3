import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { statementName } from '../db/statement-name.ts';
import { basketTable } from './tables.ts';

const { id, tokenHash, shopperId, market, version, content } = basketTable;
const columns = { id, tokenHash, shopperId, market, version, content };
export type BasketRow = Pick<typeof basketTable.$inferSelect, keyof typeof columns>;

export type Holder = { tokenHash: Buffer | undefined; shopperId: string | undefined; market: string };

/** The basket of the cookie and the shopper's own in the market: none, one, or both. */
export function listHeld(db: Db, holder: Holder): Promise<BasketRow[]> {
  if (holder.tokenHash && !holder.shopperId) return statementsOf(db).byToken.execute({ tokenHash: holder.tokenHash });
  const byToken = holder.tokenHash && eq(tokenHash, holder.tokenHash);
  const byShopper = holder.shopperId ? and(eq(shopperId, holder.shopperId), eq(market, holder.market)) : undefined;
  if (!byToken && !byShopper) return Promise.resolve([]);
  return db
    .select(columns)
    .from(basketTable)
    .where(and(isNull(basketTable.closedAt), or(byToken, byShopper)));
}

type Statements = ReturnType<typeof prepare>;
const known = new WeakMap<Db, Statements>();

/** What every click asks is written, parsed and planned once per connection. */
function statementsOf(db: Db): Statements {
  const statements = known.get(db) ?? prepare(db);
  known.set(db, statements);
  return statements;
}

function prepare(db: Db) {
  const { placeholder } = sql;
  return {
    byToken: db
      .select(columns)
      .from(basketTable)
      .where(and(eq(tokenHash, placeholder('tokenHash')), isNull(basketTable.closedAt)))
      .prepare(statementName(db, 'basket_by_token')),
    insert: db
      .insert(basketTable)
      .values({
        ...{ id: placeholder('id'), tokenHash: placeholder('tokenHash'), shopperId: placeholder('shopperId') },
        ...{ market: placeholder('market'), content: placeholder('content') },
        ...{ createdAt: placeholder('now'), changedAt: placeholder('now') },
      })
      .onConflictDoNothing()
      .returning({ version })
      .prepare(statementName(db, 'basket_insert')),
    update: db
      .update(basketTable)
      .set({
        content: sql`${placeholder('content')}::jsonb`,
        market: sql`${placeholder('market')}`,
        version: sql`${version} + 1`,
        changedAt: sql`${placeholder('now')}`,
      })
      .where(and(eq(id, placeholder('id')), eq(version, placeholder('version')), isNull(basketTable.closedAt)))
      .returning({ version })
      .prepare(statementName(db, 'basket_update')),
  };
}

export async function lockBasket(tx: Db, basketId: string): Promise<BasketRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(basketTable)
    .where(and(eq(id, basketId), isNull(basketTable.closedAt)))
    .for('update');
  return row;
}

/** Undefined when the shopper has a basket in the market already: another tab was quicker. */
export async function insertBasket(db: Db, row: Omit<BasketRow, 'version'> & { now: Date }): Promise<BasketRow | undefined> {
  const { now, ...values } = row;
  const [inserted] = await statementsOf(db).insert.execute(row);
  return inserted && { ...values, version: inserted.version };
}

/** Undefined when somebody changed it since it was read: then nothing is written. */
export async function updateContent(
  db: Db,
  row: BasketRow,
  change: Pick<BasketRow, 'content' | 'market'> & { now: Date },
): Promise<BasketRow | undefined> {
  const { content: next, market: where, now } = change;
  const values = { id: row.id, version: row.version, content: JSON.stringify(next), market: where, now: now.toISOString() };
  const [updated] = await statementsOf(db).update.execute(values);
  return updated && { ...row, content: next, market: where, version: updated.version };
}

export type BasketChange = Partial<Pick<BasketRow, 'content' | 'market' | 'shopperId' | 'tokenHash'>>;

/** The same for what changes rarely: whose it is, and which cookie opens it. */
export async function updateBasket(
  db: Db,
  row: BasketRow,
  { now, ...change }: BasketChange & { now: Date },
): Promise<BasketRow | undefined> {
  const [updated] = await db
    .update(basketTable)
    .set({ ...change, version: sql`${version} + 1`, changedAt: now })
    .where(and(eq(id, row.id), eq(version, row.version), isNull(basketTable.closedAt)))
    .returning({ version });
  return updated && { ...row, ...change, version: updated.version };
}

export async function deleteBasket(db: Db, basketId: string): Promise<void> {
  await db.delete(basketTable).where(and(eq(id, basketId), isNull(basketTable.closedAt)));
}

export async function findBasketById(db: Db, basketId: string): Promise<BasketRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(basketTable)
    .where(and(eq(id, basketId), isNull(basketTable.closedAt)));
  return row;
}

export async function listBasketsOf(db: Db, shopper: string): Promise<BasketRow[]> {
  return db
    .select(columns)
    .from(basketTable)
    .where(and(eq(shopperId, shopper), isNull(basketTable.closedAt)))
    .orderBy(market);
}

/** Also one that has been ordered since: whoever follows the link is told so. */
export async function findBasketEvenClosed(db: Db, basketId: string): Promise<(BasketRow & { closedAt: Date | null }) | undefined> {
  const [row] = await db
    .select({ ...columns, closedAt: basketTable.closedAt })
    .from(basketTable)
    .where(eq(id, basketId));
  return row;
}
