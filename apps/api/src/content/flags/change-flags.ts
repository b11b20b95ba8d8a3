import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import type { FlagCell, FlagCellChange } from '@selvedge/contract/studio/flags.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { isFlagValue } from '../apply-flags.ts';
import { whoChanges } from '../editing/who.ts';
import { everyMarket, featureFlag } from '../tables.ts';
import { listCells } from './list-cells.ts';

/** Switches features in several markets, all of them or none. A value that somebody else has changed since it was seen is left alone. */
export async function changeFlags(ctx: Ctx, changes: readonly FlagCellChange[]): Promise<FlagCell[]> {
  const who = whoChanges(ctx);
  checkChanges(ctx, changes);
  return ctx.db.transaction(async (tx) => {
    // First of all: whoever changes content next waits here, so what is compared below is what this change replaces.
    await bumpRevision(tx, 'content');
    await refuseOvertaken(tx, changes);
    for (const { market, name, value } of changes) {
      if (value === null) await tx.delete(featureFlag).where(and(eq(featureFlag.market, market), eq(featureFlag.name, name)));
    }
    const rows = changes.flatMap(({ market, name, value }) => (value === null ? [] : [{ market, name, value, changedAt: ctx.now }]));
    if (rows.length > 0) {
      await tx
        .insert(featureFlag)
        .values(rows)
        .onConflictDoUpdate({
          target: [featureFlag.market, featureFlag.name],
          set: { value: sql`excluded.value`, changedAt: sql`excluded.changed_at` },
        });
    }
    // One entry for each market: who switched it there is asked for there.
    const entries = changes.map(({ market, name, before, value }) => ({
      ...{ at: ctx.now, who, action: 'flag.change', subject: `${market} ${name}` },
      ...{ before, after: value },
    }));
    await audit(tx, ...entries);
    return listCells(tx);
  });
}

function checkChanges({ content }: Ctx, changes: readonly FlagCellChange[]): void {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, { market, name, value }] of changes.entries()) {
    if (market !== everyMarket && !content.byMarket.has(market)) errors[`changes.${index}.market`] = ['studio.market_unknown'];
    else if (value !== null && !isFlagValue(name, value)) errors[`changes.${index}.value`] = ['validation.invalid_type'];
    else if (seen.has(`${market} ${name}`)) errors[`changes.${index}.name`] = ['studio.flag_twice'];
    seen.add(`${market} ${name}`);
  }
  if (Object.keys(errors).length > 0) throw new ShopError('invalid_request', errors);
}

async function refuseOvertaken(tx: Db, changes: readonly FlagCellChange[]): Promise<void> {
  const names = [...new Set(changes.map(({ name }) => name))];
  const rows = await tx.select().from(featureFlag).where(inArray(featureFlag.name, names));
  const now = new Map(rows.map((row) => [`${row.market} ${row.name}`, row.value]));
  const errors: FieldErrors = {};
  for (const [index, { market, name, before }] of changes.entries()) {
    if ((now.get(`${market} ${name}`) ?? null) !== before) errors[`changes.${index}.before`] = ['studio.flag_changed_elsewhere'];
  }
  if (Object.keys(errors).length > 0) throw new ShopError('conflict', errors);
}
