import { randomBytes, randomUUID } from 'node:crypto';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { emptyContent } from './basket-content.ts';
import { type BasketKey, hashToken } from './basket-cookie.ts';
import { lockBasket } from './store.ts';
import { basketTable } from './tables.ts';

export type Ordered = { basketId: string; lines: readonly { id: string; quantity: number }[]; now: Date };

/**
 * In the order's transaction. The order has its own copy of everything, so addresses do not stay here. What was put in while the
 * shopper was at the bank is not lost: it waits in a new basket, which the same cookie opens.
 */
export async function closeBasket(tx: Db, { basketId, lines, now }: Ordered): Promise<void> {
  const row = await lockBasket(tx, basketId);
  if (!row) return;
  await tx
    .update(basketTable)
    .set({ closedAt: now, changedAt: now, content: emptyContent, tokenHash: randomBytes(32), heldBy: row.tokenHash })
    .where(eq(basketTable.id, basketId));
  const later = leftOver(row.content.lines, lines);
  const { setAside = [] } = row.content;
  if (later.length === 0 && setAside.length === 0) return;
  await tx.insert(basketTable).values({
    ...{ id: randomUUID(), tokenHash: row.tokenHash, shopperId: row.shopperId, market: row.market, createdAt: now, changedAt: now },
    content: { ...emptyContent, lines: later, ...(setAside.length > 0 && { setAside }) },
  });
}

function leftOver(held: readonly StoredLine[], ordered: Ordered['lines']): StoredLine[] {
  return held.flatMap((line) => {
    const quantity = line.quantity - (ordered.find(({ id }) => id === line.id)?.quantity ?? 0);
    return quantity > 0 && !line.bonus ? [{ ...line, quantity }] : [];
  });
}

/** The basket that the cookie held last and that has been ordered since: whoever clicks twice gets the same order. */
export async function findClosedBasket(db: Db, key: Pick<BasketKey, 'token'>): Promise<string | undefined> {
  if (key.token === undefined) return undefined;
  const [row] = await db
    .select({ id: basketTable.id })
    .from(basketTable)
    .where(eq(basketTable.heldBy, hashToken(key.token)))
    .orderBy(desc(basketTable.closedAt))
    .limit(1);
  return row?.id;
}

/** Whether the cookie, or the shopper, holds this very basket, ordered or not. An id alone opens nothing. */
export async function isHolder(db: Db, { key, shopperId, basketId }: Holding): Promise<boolean> {
  const [row] = await db.select().from(basketTable).where(eq(basketTable.id, basketId));
  if (!row) return false;
  if (shopperId !== undefined && row.shopperId === shopperId) return true;
  const hash = key.token === undefined ? undefined : hashToken(key.token);
  const holds = row.closedAt ? row.heldBy : row.tokenHash;
  return hash !== undefined && holds !== null && hash.equals(holds);
}

type Holding = { key: Pick<BasketKey, 'token'>; shopperId: string | undefined; basketId: string };
