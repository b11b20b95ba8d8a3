import type pg from 'pg';

type History = { orders: number; days: number; now: Date };

/** Orders of many days in six markets and five currencies, two lines each, every eighth of them sent back: more by day than by night, more at the end of a week. */
export async function writeHistory(pool: pg.Pool, { orders, days, now }: History): Promise<void> {
  const client = await pool.connect();
  // A year of orders takes longer to write than any shopper may wait.
  await client.query('set statement_timeout = 0');
  await client.query(
    `create temp table history as
     select n, (array['de-DE','de-DE','de-DE','en-GB','en-GB','fr-FR','pl-PL','ar-KW','hu-HU'])[1 + (n * 7919) % 9] as market,
       $1::timestamptz - make_interval(secs => days * 86400) as placed_at
     from (select n, $2 * (1 - sqrt(random())) + greatest(0, (0.15 * random())) as days from generate_series(1, $3::bigint) n) m`,
    [now, days, orders],
  );
  await client.query(
    `insert into customer_order (id, number, basket_id, market, state, email, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
     select 'figures-' || n, 'FIG' || n, gen_random_uuid(), market, 'placed', 'someone@example.com', currency, amount, amount / 6, 3,
       jsonb_build_object('lines', jsonb_build_array(), 'note', repeat(md5(n::text), 30)), '\\x00', placed_at, placed_at
     from (select *, (array['EUR','GBP','PLN','KWD','HUF'])[array_position(array['de','en','pl','ar','hu'], case left(market, 2) when 'fr' then 'de' else left(market, 2) end)] as currency,
       ((2500 + (n * 104729) % 19000) * (array[1, 0.85, 4.3, 3.5, 4])[array_position(array['de','en','pl','ar','hu'], case left(market, 2) when 'fr' then 'de' else left(market, 2) end)])::bigint as amount
       from history) h`,
  );
  await client.query(
    `insert into order_line (order_id, line_id, place, sku, quantity, total, is_digital, shipped, packed, returned, refunded)
     select 'figures-' || n, l::text, l, coalesce((select id from variant offset (n * 31 + l * 17) % greatest(1, least(60, (select count(*) from variant))) limit 1), 'sku-' || (n * 31 + l * 17) % 4000),
       l, case l when 1 then o.total / 3 else o.total - o.total / 3 end, false, l, l, case when n % 8 = 0 and l = 1 then 1 else 0 end, case when n % 8 = 0 and l = 1 then 1 else 0 end
     from history join customer_order o on o.id = 'figures-' || n, generate_series(1, 2) l`,
  );
  await client.query(
    `insert into order_return (id, order_id, number, key, state, method, is_withdrawal, registered_at, changed_at)
     select md5('return-' || n)::uuid, 'figures-' || n, 1, gen_random_uuid(), 'registered', 'dropOff', false, placed_at, placed_at from history where n % 8 = 0`,
  );
  await client.query(
    `insert into refund (id, order_id, key, kind, state, amount, reason, return_id, asked_by, asked_at)
     select md5('figures-' || n)::uuid, o.id, gen_random_uuid(), 'return', 'approved', greatest(1, o.total / 3), '', md5('return-' || n)::uuid, 'desk', o.placed_at + interval '9 days'
     from history join customer_order o on o.id = 'figures-' || n where n % 8 = 0 and o.placed_at < $1::timestamptz - interval '9 days'`,
    [now],
  );
  await client.query(
    `insert into refund_line (refund_id, order_id, line_id, quantity, amount, tax)
     select md5('figures-' || n)::uuid, 'figures-' || n, '1', 1, greatest(1, o.total / 3), 0 from history join customer_order o on o.id = 'figures-' || n
     where exists (select from refund where id = md5('figures-' || n)::uuid)`,
  );
  await client.query(
    `insert into order_counter (market, prefix, last) select distinct market, 'F' || left(md5(market), 4), 100000 from history on conflict do nothing`,
  );
  await client.query('drop table history');
  client.release();
}
