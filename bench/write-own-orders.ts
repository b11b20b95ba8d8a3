import type pg from 'pg';

type OwnOrders = { owner: string; count: number; now: Date };

/** Orders of twelve years, three lines each. Documents as large as real ones: what is read is mostly them. */
export async function writeOwnOrders(pool: pg.Pool, { owner, count, now }: OwnOrders): Promise<void> {
  await pool.query(
    `insert into customer_order (id, number, basket_id, market, state, shopper_id, email, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
     select rpad(left(md5($1 || n), 22), 22, 'x'), upper(left(md5($1), 4)) || (100000 + n), gen_random_uuid(), 'en-GB', 'placed', $1, $1 || '@example.com', 'GBP', 4500, 750, 3,
       jsonb_build_object('lines', (select jsonb_agg(jsonb_build_object('id', md5(n || '-' || l), 'sku', n || '_' || l, 'name',
           (array['Wool coat','Rib jumper','Linen shirt','Denim jacket','Maren blouse'])[1 + (n + l) % 5] || ' ' || n, 'imageUrl', '/pictures/' || md5(n || '.' || l),
           'explanation', repeat(md5(l::text || n), 20))) from generate_series(1, 3) l), 'shipments', '[]'::jsonb),
       '\\x00', $2::timestamptz - n * interval '${Math.floor((12 * 365 * 24) / count)} hours', $2::timestamptz
     from generate_series(1, $3) n`,
    [owner, now, count],
  );
}
