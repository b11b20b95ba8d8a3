import type { Db } from '../db/db.ts';
import { auditTable } from './tables.ts';

export type Audit = { at: Date; who: string; action: string; subject: string; before?: unknown; after?: unknown };

/** Call in the transaction of the change, so that neither exists without the other. */
export async function audit(tx: Db, ...entries: readonly Audit[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditTable).values(
    entries.map(({ at, who, action, subject, before, after }) => ({
      ...{ at, who, action, subject },
      ...{ before: before ?? null, after: after ?? null },
    })),
  );
}
