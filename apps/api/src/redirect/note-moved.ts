import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { redirectTable } from './tables.ts';

type Moved = {
  market: string;
  path: string;
  /** What stood there, by its identity, wherever it stands now. Undefined: it is gone. */
  target: string | undefined;
  at: Date;
  who: string;
};

/**
 * An address no longer stands for what it stood for. What moved is named by its identity, so that an address that changes often
 * leads to where it is now in one step. What staff decided about the address stays. Call in a transaction that bumps the content's revision.
 */
export async function noteMoved(tx: Db, { market, path, target = '', at, who }: Moved): Promise<void> {
  const row = { market, path, target, status: target === '' ? (410 as const) : (301 as const), origin: 'moved' as const };
  const all = { ...row, changedAt: at, changedBy: who };
  await tx
    .insert(redirectTable)
    .values(all)
    .onConflictDoUpdate({ target: [redirectTable.market, redirectTable.path], set: all, setWhere: eq(redirectTable.origin, 'moved') });
}

/** Something stands at the address again. */
export async function forgetMoved(tx: Db, { market, path }: Pick<Moved, 'market' | 'path'>): Promise<void> {
  const { market: inMarket, path: atPath, origin } = redirectTable;
  await tx.delete(redirectTable).where(and(eq(inMarket, market), eq(atPath, path), eq(origin, 'moved')));
}
