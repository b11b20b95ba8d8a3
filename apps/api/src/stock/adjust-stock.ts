import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { AdjustStock } from '@selvedge/contract/studio/products.ts';
import { sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';

/** What somebody counted at a place, with why it is another number. Refused when pieces moved since they looked. */
export async function adjustStock(ctx: Ctx, { sku, kind, locationId, pieces, basedOn, reason }: AdjustStock): Promise<{ pieces: number }> {
  const { db, now } = ctx;
  const who = staffOf(ctx);
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`select from variant where id = ${sku}`);
    if (rowCount === 0) throw new ShopError('not_found');
    await tx.execute(sql`
      insert into stock (variant_id, kind, location_id, quantity) values (${sku}, ${kind}, ${locationId}, 0) on conflict do nothing`);
    const { rows } = await tx.execute<{ quantity: number }>(sql`
      select quantity from stock where variant_id = ${sku} and kind = ${kind} and location_id = ${locationId} for update`);
    const before = rows[0]!.quantity;
    if (before !== basedOn) throw new ShopError('conflict', { pieces: ['studio.stock_moved'] });
    if (before === pieces) return;
    await tx.execute(sql`
      update stock set quantity = ${pieces} where variant_id = ${sku} and kind = ${kind} and location_id = ${locationId}`);
    await tx.execute(sql`
      insert into stock_movement (reference, variant_id, kind, location_id, quantity, remaining, at, who, reason)
      values (${`staff:${randomUUID()}`}, ${sku}, ${kind}, ${locationId}, ${pieces - before}, ${pieces}, ${now}, ${who}, ${reason})`);
    const place = `${kind} ${locationId}`;
    await audit(tx, {
      at: now,
      who,
      action: 'stock.count',
      subject: sku,
      before: { place, pieces: before },
      after: { place, pieces, reason },
    });
  });
  return { pieces };
}
