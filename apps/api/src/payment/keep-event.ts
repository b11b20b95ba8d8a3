import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/db.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { paymentEventTable as table } from './tables.ts';

export type KeptEvent = typeof table.$inferSelect;

const name = z
  .string()
  .max(300)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'));
const Keepable = z.object({
  ...{ id: name.min(1), reference: name.min(1), providerReference: name.optional(), token: name.optional() },
  amount: z.object({ value: z.number().int(), currency: name.max(10) }).optional(),
});

/** Signed or not: names that the database cannot hold were never ours. */
export function canBeKept(event: ProviderEvent): boolean {
  return Keepable.safeParse(event).success;
}

export const paymentChannel = 'payment';

/** Kept before it is believed, and once: the same event again changes nothing. Wakes whoever settles payments. */
export async function keepEvent(db: Db, { event, now }: { event: ProviderEvent; now: Date }): Promise<boolean> {
  const { provider, id, reference, kind, providerReference, amount, token } = event;
  return db.transaction(async (tx) => {
    const kept = await tx
      .insert(table)
      .values({
        ...{ provider, id, reference, kind, receivedAt: now },
        ...{ providerReference: providerReference ?? null, token: token ?? null },
        ...{ amount: amount?.value ?? null, currency: amount?.currency ?? null },
      })
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (kept.length === 0) return false;
    await tx.execute(sql`update payment_attempt set look_at = ${now} where reference = ${reference} and state <> 'ordered'`);
    await tx.execute(sql`select pg_notify(${paymentChannel}, ${reference})`);
    return true;
  });
}

/** What has been told of a payment and not been looked at. */
export function listNews(db: Db, reference: string): Promise<KeptEvent[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.reference, reference), isNull(table.outcome)))
    .orderBy(table.receivedAt, table.id);
}

export async function noteOutcome(db: Db, { provider, id }: Pick<KeptEvent, 'provider' | 'id'>, outcome: string): Promise<void> {
  await db
    .update(table)
    .set({ outcome })
    .where(and(eq(table.provider, provider), eq(table.id, id)));
}
