import { buildApp } from '@selvedge/api/app.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { callAs } from '@selvedge/api/harness/call-as.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { customers } from '@selvedge/contract/studio/customers.ts';
import type pg from 'pg';
import { p50Of } from './p50-of.ts';
import type { Point } from './point.ts';
import { withDatabase } from './with-database.ts';

/** Customers found by what they say on the telephone, and looked at, among more and more of them: accounts, a guest for each third and a member for each second. */
export async function measureCustomers(sizes: readonly number[], tell: (point: Point) => void): Promise<void> {
  await withDatabase(async ({ db, pool }) => {
    const now = new Date();
    const content = await loadContent(db, { log: { warn() {} } });
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const app = buildApp({ config, db, pool, clock: () => now, content: () => content });
    let beyond = 0;
    for (const size of sizes) {
      // How many customers one person looks at in an hour is limited.
      const desk = callAs(app, await signInAsStaff(db, { role: 'administrator', now, seconds: 86_400 }));
      const find = (search: string) => desk(customers.find, { body: { search } });
      await fill(pool, { beyond, size, now });
      beyond = size;
      const any = (at: number) => 1 + ((at * 7919) % size);
      const found = await find(`buyer${any(1)}@`);
      if (found.customers.length === 0) throw new Error('Nobody was found.');
      const lists: Readonly<Record<string, (at: number) => Promise<unknown>>> = {
        'by address': (at) => find(`buyer${any(at)}@`),
        'by full name': (at) => find(`ada no${any(at)}`),
        'by first name': () => find('ada'),
        'by telephone': (at) => find(`+44 7700 ${String(900_000_000 + any(at)).slice(-9)}`),
        'by number of an order': (at) => find(`G${100_000 + (any(at) - (any(at) % 3))}`),
        'one customer': (at) => desk(customers.look, { body: { customerId: `a-${idAt(any(at))}` } }),
      };
      for (const [line, call] of Object.entries(lists)) tell({ curve: 'customers', line, size, value: await p50Of(call, 60) });
    }
    await app.close();
  });
}

const idAt = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const id = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;

async function fill(pool: pg.Pool, { beyond, size, now }: { beyond: number; size: number; now: Date }): Promise<void> {
  const client = await pool.connect();
  try {
    for (const setting of ['statement_timeout = 0', 'synchronous_commit = off']) await client.query(`set ${setting}`);
    const from = 'from generate_series($2::int + 1, $3::int) n';
    const given = [now, beyond, size];
    await client.query(
      `insert into shopper (id, email, email_verified_at, market, created_at)
       select ${id}, 'buyer' || n || '@example.com', $1, 'en-GB', $1::timestamptz - n * interval '1 minute' ${from}`,
      given,
    );
    await client.query(
      `insert into shopper_profile (shopper_id, first_name, last_name, phone_number, updated_at)
       select ${id}, (array['Ada','Grace','Edsger','Barbara'])[1 + n % 4], 'No' || n, '+44' || (7700900000000 + n), $1 ${from}`,
      given,
    );
    await client.query(
      `insert into club_contact (id, email, market, first_name, last_name, sub_brands, message_key, joined_at)
       select ${id}, 'buyer' || n || '@example.com', 'en-GB', (array['Ada','Grace','Edsger','Barbara'])[1 + n % 4], 'No' || n, '{}', sha256(convert_to(n::text, 'UTF8')), $1 ${from} where n % 2 = 0`,
      given,
    );
    await client.query(
      `insert into customer_order (id, number, basket_id, market, state, email, first_name, last_name, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
       select 'guest' || lpad(n::text, 17, '0'), 'G' || (100000 + n), gen_random_uuid(), 'en-GB', 'placed', 'guest' || n || '@example.com', 'Guest', 'No' || n, 'GBP', 4500, 750, 1,
         jsonb_build_object('lines', '[]'::jsonb, 'shipments', '[]'::jsonb, 'shippingAddress', jsonb_build_object('mobilePhoneNumber', '+44' || (7800900000000 + n))),
         '\\x00', $1::timestamptz - n * interval '1 minute', $1 ${from} where n % 3 = 0`,
      given,
    );
    for (const table of ['shopper', 'shopper_profile', 'club_contact', 'customer_order']) await client.query(`vacuum (analyze) ${table}`);
  } finally {
    client.release(true);
  }
}
