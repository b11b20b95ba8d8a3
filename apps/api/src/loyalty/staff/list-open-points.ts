import { Programme } from '@selvedge/contract/loyalty-rules.ts';
import type { OpenPoints } from '@selvedge/contract/studio/loyalty.ts';
import { defaultProgramme } from '@selvedge/domain/loyalty/default-programme.ts';
import { pointWorth, worthOfPoints } from '@selvedge/domain/loyalty/point-worth.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';

type Row = { market: string; members: string; booked: string; pending: string; missing: string; programme: unknown };

/** What the shop owes in points, by the market that each member belongs to. A market that is gone has no currency to say it in. */
export async function listOpenPoints({ db, content }: Pick<Ctx, 'db' | 'content'>): Promise<OpenPoints[]> {
  const { rows } = await db.execute<Row>(sql`
    select a.*, r.definition as programme from (
      select market, count(*) as members, sum(greatest(balance, 0)) as booked, sum(pending) as pending,
        sum(greatest(-balance, 0)) as missing
      from loyalty_account where closed_at is null and (balance <> 0 or pending <> 0) group by market) a
    left join loyalty_rule r on r.kind = 'programme' and r.id = a.market order by a.market`);
  return rows.flatMap(({ market, ...row }) => {
    const currency = content.byMarket.get(market)?.market.currency;
    if (currency === undefined) return [];
    const programme = row.programme ? Programme.parse(row.programme) : defaultProgramme(currency);
    const [booked, pending] = [Number(row.booked), Number(row.pending)];
    const worth = (points: number) => ({ amount: toDecimal(worthOfPoints(points, programme, currency), currency), currency });
    return [
      {
        ...{ market, members: Number(row.members), booked, pending, missing: Number(row.missing) },
        ...{ pointWorth: pointWorth(programme), bookedWorth: worth(booked), pendingWorth: worth(pending) },
      },
    ];
  });
}
