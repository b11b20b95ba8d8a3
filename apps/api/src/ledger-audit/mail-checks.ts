import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';

/** The outbox forgets what it delivered after a week; what it still knows is looked at. */
export const mailChecks = (now: Date): readonly Check[] => [
  {
    name: 'an order is confirmed by one mail',
    counted: sql`select count(*) from order_mail where kind = 'confirmation'`,
    wrong: sql`
      with asked as (
        select payload -> 'values' ->> 'orderId' as order_id, count(*) as mails, count(dead_at) as dead from outbox
        where topic = 'mail' and payload ->> 'template' = 'order-confirmation' and payload ->> 'isResent' is null group by 1)
      select o.number as what, case when n.order_id is null then 'no mail was asked for'
          when a.dead > 0 then 'its mail was given up' else a.mails || ' mails were asked for' end as wrong
      from customer_order o
      left join order_mail n on n.order_id = o.id and n.kind = 'confirmation'
      left join asked a on a.order_id = o.id
      where (n.order_id is null and o.state in ('placed', 'completed') and o.email is not null
          and o.changed_at < ${now}::timestamptz - interval '60 seconds')
        or a.mails > 1 or a.dead > 0 or (a.mails > 0 and n.order_id is null)`,
  },
  {
    name: 'no news of an order was given up',
    counted: sql`select count(*) from outbox where topic = 'order.placed'`,
    wrong: sql`
      select 'message ' || id as what, coalesce(last_error, 'given up') as wrong from outbox
      where topic = 'order.placed' and dead_at is not null`,
  },
];
