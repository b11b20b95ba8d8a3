import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { audit } from './audit.ts';
import { auditTable } from './tables.ts';

const lookMinutes = 10;

type Look = { now: Date; who: string; action: string; subject: string };

/** Who looked at what is somebody's. A screen that is looked at again within minutes is one look. */
export async function noteLook(db: Db, { now, who, action, subject }: Look): Promise<void> {
  const since = new Date(now.getTime() - lookMinutes * 60_000);
  const [known] = await db
    .select({ id: auditTable.id })
    .from(auditTable)
    .where(and(eq(auditTable.action, action), eq(auditTable.subject, subject), eq(auditTable.who, who), gt(auditTable.at, since)))
    .limit(1);
  if (!known) await audit(db, { at: now, who, action, subject });
}
