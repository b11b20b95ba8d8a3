import type { Db } from '../db/db.ts';
import { auditTable } from './tables.ts';

export type Audit = { at: Date; who: string; action: string; subject: string; before?: unknown; after?: unknown };

/** Call in the transaction of the change, so that neither exists without the other. */
export async function audit(tx: Db, { at, who, action, subject, before, after }: Audit): Promise<void> {
  await tx.insert(auditTable).values({ at, who, action, subject, before: before ?? null, after: after ?? null });
}
