import { Programme, Reward } from '@selvedge/contract/loyalty-rules.ts';
import { addMonths } from '@selvedge/domain/date/add-months.ts';
import { defaultProgramme } from '@selvedge/domain/loyalty/default-programme.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

type Asked = { contactId: string; market: string; currency: string; now: Date };

type Row = {
  balance: string | null;
  pending: string | null;
  tier: string | null;
  tier_until: Date | string | null;
  expires_at: Date | string | null;
  expiring: string | null;
  earned: string | null;
  programme: unknown;
  rewards: unknown[] | null;
};

/** Everything that a member's points are told with, in one question: the header of every page asks it. */
export async function loadStanding(db: Db, { contactId, market, currency, now }: Asked) {
  const { rows } = await db.execute<Row>(sql`
    select a.balance, a.pending, a.tier, a.tier_until, next.expires_at, next.expiring, earned.points as earned,
      (select definition from loyalty_rule where kind = 'programme' and id = ${market}) as programme,
      (select jsonb_agg(definition) from loyalty_rule where kind = 'reward') as rewards
    from (values (1)) one left join loyalty_account a on a.contact_id = ${contactId}
    left join lateral (select expires_at, sum(remaining) as expiring from loyalty_lot
      where account_id = a.id and remaining > 0 group by expires_at order by expires_at limit 1) next on true
    left join lateral (select sum(tier_points) as points from loyalty_lot
      where account_id = a.id and earned_at > ${addMonths(now, -12)}) earned on true`);
  const row = rows[0]!;
  const rewards = (row.rewards ?? []).map((each) => Reward.parse(each));
  return {
    ...{ balance: Number(row.balance ?? 0), pending: Number(row.pending ?? 0), earned: Number(row.earned ?? 0) },
    expiring: row.expires_at === null ? undefined : { at: new Date(row.expires_at), points: Number(row.expiring) },
    held: row.tier && row.tier_until ? { id: row.tier, until: new Date(row.tier_until) } : undefined,
    programme: row.programme ? Programme.parse(row.programme) : defaultProgramme(currency),
    costs: rewards.flatMap(({ cost, isActive, markets }) =>
      isActive && cost > 0 && (markets.length === 0 || markets.includes(market)) ? [cost] : [],
    ),
  };
}
