import { addMonths } from '@selvedge/domain/date/add-months.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

export type BoughtBefore = {
  contactId: string;
  placedAt: Date;
  freight: number;
  /** What the member has now: in points, and of the last twelve months. */
  balance: number;
  earned: number;
  lines: readonly { sku: string; quantity: number; kept: number; total: number }[];
};

type Row = {
  contact_id: string;
  placed_at: string;
  freight: string | null;
  balance: string;
  earned: string;
  lines: { sku: string; quantity: number; kept: number; total: number }[];
};

/** Orders of members since a moment, with what was kept of each line. Gift cards earn nothing. */
export async function listBought(db: Db, { market, since, now }: { market: string; since: Date; now: Date }): Promise<BoughtBefore[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id as contact_id, o.placed_at, coalesce(a.balance, 0) as balance, coalesce(t.earned, 0) as earned,
      o.total - (select coalesce(sum(total), 0) from order_line where order_id = o.id) as freight,
      (select jsonb_agg(jsonb_build_object('sku', sku, 'quantity', quantity, 'total', total,
        'kept', greatest(0, quantity - greatest(refunded, cancelled + returned))) order by place)
        from order_line where order_id = o.id and gift_card is null) as lines
    from customer_order o
    left join shopper s on s.id::text = o.shopper_id and s.email_verified_at is not null
    join club_contact c on c.email = case when o.shopper_id is null then lower(o.email) else s.email end
    left join loyalty_account a on a.contact_id = c.id
    left join lateral (select sum(tier_points) as earned from loyalty_lot
      where account_id = a.id and earned_at > ${addMonths(now, -12)}) t on true
    where o.market = ${market} and o.placed_at > ${since} and o.state not in ('paymentProcessing', 'cancelled')
      and exists (select from order_line where order_id = o.id and gift_card is null)
    order by o.placed_at`);
  return rows.map(({ contact_id: contactId, placed_at: placedAt, freight, balance, earned, lines }) => ({
    ...{ contactId, placedAt: new Date(placedAt), lines },
    ...{ freight: Math.max(0, Number(freight ?? 0)), balance: Number(balance), earned: Number(earned) },
  }));
}

/** How often the club would have had a reason to give something. */
export async function countOccasions(db: Db, { market, since, now }: { market: string; since: Date; now: Date }) {
  const days = sql`(select to_char(d, 'MM-DD') from generate_series(${since}::timestamptz, ${now}::timestamptz, interval '1 day') d)`;
  const { rows } = await db.execute<Record<'welcome' | 'birthday' | 'anniversary', string>>(sql`
    select count(*) filter (where c.joined_at > ${since}) as welcome,
      count(*) filter (where to_char(p.birthdate, 'MM-DD') in ${days}) as birthday,
      count(*) filter (where c.joined_at < ${since}::timestamptz - interval '300 days' and to_char(c.joined_at, 'MM-DD') in ${days}) as anniversary
    from club_contact c
    left join shopper s on s.email = c.email and s.email_verified_at is not null
    left join shopper_profile p on p.shopper_id = s.id where c.market = ${market}`);
  const { welcome, birthday, anniversary } = rows[0]!;
  return { welcome: Number(welcome), birthday: Number(birthday), anniversary: Number(anniversary) };
}
