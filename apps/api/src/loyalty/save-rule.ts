import { ShopError } from '@selvedge/contract/error.ts';
import { Campaign, Programme, Reward } from '@selvedge/contract/loyalty-rules.ts';
import type { LoyaltyRules } from '@selvedge/contract/studio/loyalty.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import { promotionTable } from '../promotion/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { loyaltyRuleTable } from './tables.ts';

type Rule =
  | { kind: 'programme'; definition: Programme }
  | { kind: 'reward'; definition: Reward }
  | { kind: 'campaign'; definition: Campaign };

/** With an audit entry. What somebody else has saved since is not overwritten. */
export async function saveRule(ctx: Ctx, { id, basedOn, ...rule }: Rule & { id: string; basedOn: number }): Promise<LoyaltyRules> {
  const { kind, definition } = rule;
  if ('id' in definition && definition.id !== id) throw new ShopError('invalid_request', { id: ['validation.invalid_value'] });
  return ctx.db.transaction(async (tx) => {
    if (rule.kind === 'reward') await checkChoices(tx, rule.definition);
    await writeRule(tx, { kind, id, definition, basedOn, who: staffOf(ctx), now: ctx.now });
    return listRules(tx);
  });
}

type Write = { kind: Rule['kind']; id: string; definition: Rule['definition']; basedOn: number; who: string; now: Date };

/** Also what the demo calls, in a transaction of its own. */
export async function writeRule(tx: Db, { kind, id, definition, basedOn, who, now }: Write): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`loyalty ${kind} ${id}`}, 0))`);
  const isSame = and(eq(loyaltyRuleTable.kind, kind), eq(loyaltyRuleTable.id, id));
  const [before] = await tx.select().from(loyaltyRuleTable).where(isSame);
  if ((before?.version ?? 0) !== basedOn) throw new ShopError('conflict', { basedOn: ['studio.promotion_changed_elsewhere'] });
  const row = { kind, id, definition, version: basedOn + 1, changedAt: now, changedBy: who };
  const target = [loyaltyRuleTable.kind, loyaltyRuleTable.id];
  await tx.insert(loyaltyRuleTable).values(row).onConflictDoUpdate({ target, set: row });
  await audit(tx, { at: now, who, action: `loyalty.${kind}`, subject: id, before: before?.definition, after: definition });
}

/** A voucher whose promotion is missing, or holds without a code, would be worth nothing to who paid for it with points. */
async function checkChoices(tx: Db, { choices }: Reward): Promise<void> {
  const ids = [...new Set(choices.map(({ promotionId }) => promotionId))];
  const rows = await tx
    .select({ id: promotionTable.id })
    .from(promotionTable)
    .where(and(inArray(promotionTable.id, ids), sql`${promotionTable.definition} ->> 'trigger' = 'code'`));
  if (rows.length !== ids.length) throw new ShopError('invalid_request', { choices: ['loyalty.choice_needs_code'] });
}

export async function listRules(db: Db): Promise<LoyaltyRules> {
  const rows = await db.select().from(loyaltyRuleTable).orderBy(loyaltyRuleTable.id);
  // Read with what rules have learned to say since they were saved.
  const of = <D>(kind: Rule['kind'], shape: { parse: (definition: unknown) => D }) =>
    rows.flatMap((row) => {
      const saved = { version: row.version, changedAt: row.changedAt.toISOString(), changedBy: row.changedBy };
      return row.kind === kind ? [{ id: row.id, definition: shape.parse(row.definition), saved }] : [];
    });
  return {
    programmes: of('programme', Programme).map(({ id: market, definition: programme, saved }) => ({ market, programme, ...saved })),
    rewards: of('reward', Reward).map(({ definition: reward, saved }) => ({ reward, ...saved })),
    campaigns: of('campaign', Campaign).map(({ definition: campaign, saved }) => ({ campaign, ...saved })),
  };
}
