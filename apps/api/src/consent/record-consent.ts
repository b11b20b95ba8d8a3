import type { ConsentProof } from '@selvedge/contract/consent.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { consentProofTable as table } from './tables.ts';

/** Three years after a decision nobody asks for its proof any more. */
const keptDays = 3 * 365;

/** Every decision is a row of its own: what was allowed before it was taken back stays provable. The same one told twice is one. */
export async function recordConsent(ctx: Ctx, { id, version, allowed }: ConsentProof): Promise<undefined> {
  const proof = { id, version, allowed: [...new Set(allowed)].sort(), market: ctx.market?.id ?? '', decidedAt: ctx.now };
  await ctx.db.insert(table).values(proof).onConflictDoNothing();
  return undefined;
}

export async function forgetOldProofs(db: Db, now: Date): Promise<void> {
  await db.delete(table).where(lt(table.decidedAt, addDays(now, -keptDays)));
}
