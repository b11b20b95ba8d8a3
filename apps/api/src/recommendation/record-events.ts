import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { recommendationEventTable } from './tables.ts';

export type SeenProducts = {
  market: string;
  visitor: string;
  kind: 'view' | 'basket' | 'purchase';
  productIds: readonly string[];
  at: Date;
};

/** Keeps what browsers, whose visitors agreed to it, looked at, put into a basket or bought. */
export async function recordEvents(db: Db, events: readonly SeenProducts[]): Promise<void> {
  const rows = events.flatMap(({ productIds, ...event }) => {
    const groupId = event.kind === 'view' ? null : randomUUID();
    return productIds.map((productId) => ({ ...event, productId, groupId }));
  });
  if (rows.length > 0) await db.insert(recommendationEventTable).values(rows);
}
