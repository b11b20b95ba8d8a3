import { ShopError } from '@selvedge/contract/error.ts';
import type { FeatureToggles, FlagName } from '@selvedge/contract/feature-flag.ts';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Ctx } from '../http/ctx.ts';
import { bumpRevision } from '../revision/revision.ts';
import { applyFlags, isFlagValue } from './apply-flags.ts';
import { everyMarket, featureFlag } from './tables.ts';

export type FlagChange = { name: FlagName; value: boolean | number | null };

/** Switches one feature of a market; null returns to what holds for every market. Answers the market's switches as they are now. */
export async function changeFlag(ctx: Ctx, { name, value }: FlagChange): Promise<FeatureToggles> {
  const { market, session, now } = ctx;
  if (!market || session?.kind !== 'staff') throw new ShopError('unauthorized');
  if (value !== null && !isFlagValue(name, value)) throw new ShopError('invalid_request', { value: ['validation.invalid_type'] });
  return ctx.db.transaction(async (tx) => {
    // First of all: whoever changes content next waits here, so the audit's 'before' is what this change replaced.
    await bumpRevision(tx, 'content');
    const isThis = and(eq(featureFlag.market, market.id), eq(featureFlag.name, name));
    const [before] = await tx.select({ value: featureFlag.value }).from(featureFlag).where(isThis);
    if (value === null) await tx.delete(featureFlag).where(isThis);
    else {
      const target = [featureFlag.market, featureFlag.name];
      await tx
        .insert(featureFlag)
        .values({ market: market.id, name, value, changedAt: now })
        .onConflictDoUpdate({ target, set: { value, changedAt: now } });
    }
    const subject = `${market.id} ${name}`;
    await audit(tx, { at: now, who: session.email, action: 'flag.change', subject, before: before?.value ?? null, after: value });
    return readFlags(tx, { market: market.id, log: ctx.log });
  });
}

async function readFlags(tx: Ctx['db'], { market, log }: { market: string; log: Ctx['log'] }): Promise<FeatureToggles> {
  const rows = await tx.select().from(featureFlag);
  const everywhere = rows.filter((row) => row.market === everyMarket);
  return applyFlags([...everywhere, ...rows.filter((row) => row.market === market)], log);
}
