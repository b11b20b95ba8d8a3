import { ShopError } from '@selvedge/contract/error.ts';
import type { WrittenRate } from '@selvedge/contract/studio/figures-answers.ts';
import { currencyCodes } from '@selvedge/domain/money/currency.ts';
import { asc, desc } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { exchangeRateTable as table } from './tables.ts';

export async function listRates(db: Db): Promise<WrittenRate[]> {
  const rows = await db.select().from(table).orderBy(desc(table.since), asc(table.currency));
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }));
}

/** A rate of the same day is written over: one day has one. Everything else shows as it was. */
export async function writeRate(
  ctx: Ctx,
  { currency, since, rate }: Pick<WrittenRate, 'currency' | 'since' | 'rate'>,
): Promise<WrittenRate[]> {
  if (currency === 'EUR' || !currencyCodes.has(currency))
    throw new ShopError('invalid_request', { currency: ['validation.invalid_value'] });
  const written = { rate, writtenBy: staffOf(ctx), writtenAt: ctx.now };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(table)
      .values({ currency, since, ...written })
      .onConflictDoUpdate({ target: [table.currency, table.since], set: written });
    await audit(tx, { at: ctx.now, who: written.writtenBy, action: 'figures.rate', subject: `${currency} ${since}`, after: { rate } });
  });
  return listRates(ctx.db);
}
