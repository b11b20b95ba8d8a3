import { sql } from 'drizzle-orm';
import { countSales } from '../figures/count-sales.ts';
import type { Check } from './check.ts';

const names = ['orders', 'items', 'paid', 'vat', 'cards', 'refunded', 'refunded_cards', 'returns', 'returned_items'];
const list = (of: string) => sql.raw(names.map((name) => `${of}.${name}`).join(', '));

/** What the Studio's figures add up is what the orders add up to. A day with a note of a change is counted from its orders until it is summed anew. */
export const figuresChecks: readonly Check[] = [
  {
    name: 'sums of days are what their orders say',
    counted: sql`select count(*) from sales_sum`,
    wrong: sql`
      select concat_ws(' ', coalesce(s.market, c.market), coalesce(s.day, c.at::date), coalesce(s.currency, c.currency)) as what,
        'summed (' || coalesce(concat_ws(', ', ${list('s')}), '') || '), counted (' || coalesce(concat_ws(', ', ${list('c')}), '') || ')' as wrong
      from (select * from sales_sum) s
      full join (${countSales(sql`select market, zone, '-infinity'::timestamptz as since, until::timestamp at time zone zone as until from sales_summed`, { isByHour: false, stores: [] })}) c
        on c.market = s.market and c.at::date = s.day and c.currency = s.currency
      where (${list('s')}) is distinct from (${list('c')})
        and not exists (select from sales_change n join sales_summed z on z.market = n.market
          where n.market = coalesce(s.market, c.market) and (n.at at time zone z.zone)::date = coalesce(s.day, c.at::date))`,
  },
];
