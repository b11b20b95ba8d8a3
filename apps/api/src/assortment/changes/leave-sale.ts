import { sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { noteProducts } from '../../catalogue/note-products.ts';
import { refreshFind } from '../../catalogue/refresh-find.ts';
import type { Db } from '../../db/db.ts';
import type { OutboxHandlers } from '../../jobs/relay-outbox.ts';
import { writeOutbox } from '../../jobs/write-outbox.ts';

const topic = 'product.leave';

/** When products leave the sale: those whose moment is past have left, the others leave when it comes. */
export async function writeLeaving(tx: Db, rows: readonly { productId: string; value: unknown }[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update product p set leaves_at = r.value::timestamptz,
      withdrawn_at = case when r.value::timestamptz <= ${now} then r.value::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("productId" text, value text) where p.id = r."productId"`);
  const moments = new Set(rows.flatMap(({ value }) => (typeof value === 'string' && new Date(value) > now ? [value] : [])));
  for (const moment of moments) await writeOutbox(tx, { topic, payload: {}, now, dueAt: new Date(moment) });
}

export function leaveHandlers({ db, clock }: { db: Db; clock: () => Date }): OutboxHandlers {
  return { [topic]: () => leaveSale(db, clock()) };
}

/** Takes out of sale what is due. What was put off or called off meanwhile is not among it. */
async function leaveSale(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; style: string }>(sql`
      update product set withdrawn_at = leaves_at, version = version + 1 where id in (
        select id from product where leaves_at <= ${now} and withdrawn_at is null order by id for update)
      returning id, style_number as style`);
    if (rows.length === 0) return;
    await refreshFind(tx, [...new Set(rows.map(({ style }) => style))]);
    for (const { id } of rows) await audit(tx, { at: now, who: 'shop', action: 'product.leave', subject: id });
    await noteProducts(
      tx,
      rows.map(({ id }) => id),
    );
  });
}
