import { customers } from '@selvedge/contract/studio/customers.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../../audit/tables.ts';
import { clubContactTable } from '../../club/tables.ts';
import { testDb } from '../../db/test-database.ts';
import { email, everything, openService, order, staff } from './customers.fixture.ts';
import { phoneEnds } from './find-customers.ts';
import { maskEmail } from './mask.ts';

beforeEach(openService);

describe('finding a customer', () => {
  test('by e-mail address, name, telephone, order number and club number; the list names nobody whole', async () => {
    const { customerId, own, guest } = await everything();
    const { db } = await testDb();
    const [contact] = await db.select().from(clubContactTable);
    const call = await staff();
    const searches = [
      'ZEPHYRINE@',
      'zephyrine q',
      'quillfeather zeph',
      '01632 960777',
      '+44 1632 960 777',
      own.orderNumber,
      guest.orderNumber.toLowerCase(),
      contact!.id,
    ];
    for (const search of searches) {
      const { customers: found } = await call(customers.find, { body: { search } });
      expect(found, search).toMatchObject([
        { customerId, kind: 'account', name: 'Zephyrine Q.', email: 'ze•••@q•••.example', isMember: true },
      ]);
    }
    for (const search of ['phyrine', '%%%', '___', 'quill.example']) {
      expect((await call(customers.find, { body: { search } })).customers, search).toEqual([]);
    }
    expect(await db.select().from(auditTable)).toEqual([]);
  });

  test('who bought without an account is found, too, once however often they bought', async () => {
    const ids = [(await order()).orderId, (await order()).orderId];
    const { customers: found } = await (await staff())(customers.find, { body: { search: 'zeph' } });
    expect(found).toMatchObject([{ kind: 'guest', orders: 2, isMember: false }]);
    expect(ids.map((id) => `g-${id}`)).toContain(found[0]?.customerId);
  });

  test('an account with an address that nobody has proven is not who bought with that address', async () => {
    const { shopperId } = await everything({ emailVerified: false });
    const call = await staff();
    const { customers: found } = await call(customers.find, { body: { search: email } });
    expect(found.map(({ kind }) => kind)).toEqual(['account', 'guest']);
    const seen = await call(customers.look, { body: { customerId: `a-${shopperId}` } });
    expect(seen).toMatchObject({ isEmailProven: false, orders: { count: 1 } });
    expect(seen.club).toBeUndefined();
    const file = await call(customers.exportData, { body: { customerId: `a-${shopperId}` } });
    expect(file.guestOrders).toBeUndefined();
  });

  test.each([
    ['01632960777', [], ['632960777']],
    ['12345678', ['+45', '+47'], ['12345678', '512345678', '712345678']],
  ])('a telephone number said as %s', (digits, prefixes, ends) => {
    expect(phoneEnds(digits, prefixes)).toEqual(ends);
  });

  test.each([
    ['ada@example.com', 'a•••@e•••.com'],
    ['grace.hopper@navy.mil', 'gr•••@n•••.mil'],
  ])('%s is shown as %s', (given, shown) => {
    expect(maskEmail(given)).toBe(shown);
  });
});

test('every question after a customer has an index to go by', async () => {
  const { db } = await testDb();
  await everything();
  await db.execute(
    sql`insert into shopper (email, market, created_at) select 'p' || n || '@example.com', 'en-GB', now() from generate_series(1, 3000) n`,
  );
  await db.execute(sql`insert into shopper_profile (shopper_id, first_name, last_name, phone_number, updated_at)
    select id, 'First' || email, 'Last', '+4416329' || row_number() over (), now() from shopper on conflict do nothing`);
  await db.execute(sql`analyze shopper, shopper_profile`);
  const plan = async (query: string) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${query}`));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (const query of [
    "select id from shopper where email like 'zeph%'",
    "select shopper_id from shopper_profile where lower(first_name || ' ' || last_name) like 'zeph%' or lower(last_name || ' ' || first_name) like 'zeph%'",
    "select shopper_id from shopper_profile where right(regexp_replace(phone_number, '\\D', '', 'g'), 9) in ('632960777')",
  ]) {
    expect(await plan(query)).not.toMatch(/Seq Scan/);
  }
});
