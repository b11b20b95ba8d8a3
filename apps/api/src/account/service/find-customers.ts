import type { CustomerRow } from '@selvedge/contract/studio/customers.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { maskEmail, maskName } from './mask.ts';
import { findByAddresses } from './person.ts';

const most = 25;

type Row = {
  id: string;
  email: string;
  first: string | null;
  last: string | null;
  market: string;
  since: string | Date;
  orders: number;
  member: boolean;
};
type Found = { customers: CustomerRow[]; isMore: boolean };

/** By what somebody says on the telephone. Each question goes to an index over the beginnings of its texts. */
export async function findCustomers(ctx: Ctx, { search }: { search: string }): Promise<Found> {
  const asked = patternsOf(ctx, search);
  const accounts = await listAccounts(ctx, asked);
  const others = [...(await listGuests(ctx, asked)), ...(await listMembers(ctx, asked))];
  const known = new Set(accounts.filter(({ proven }) => proven).map(({ email }) => email));
  const rows: CustomerRow[] = accounts.map((row) => show(row, { customerId: `a-${row.id}`, kind: 'account' }));
  // Found by an order or as a member, and perhaps somebody with an account that another question would have found.
  const people = await findByAddresses(ctx.db, [...new Set(others.map(({ email }) => email))]);
  for (const row of others) {
    if (known.has(row.email)) continue;
    known.add(row.email);
    const person = people.get(row.email);
    if (person && !rows.some(({ customerId }) => customerId === person.customerId)) rows.push(show(row, person));
  }
  return { customers: rows.slice(0, most), isMore: rows.length > most };
}

type Asked = { begins: string; number: string; phones: readonly string[]; clubId: string | undefined };

function patternsOf({ content }: Ctx, search: string): Asked {
  const pattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const isPhone = /^[+\d][\d\s()./-]{5,}$/.test(search);
  return {
    begins: pattern(search.toLowerCase()),
    number: pattern(search.toUpperCase().replaceAll(' ', '')),
    phones: isPhone
      ? phoneEnds(
          search.replaceAll(/\D/g, ''),
          content.markets.map(({ dialPrefix }) => dialPrefix),
        )
      : [],
    clubId: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(search) ? search.toLowerCase() : undefined,
  };
}

/** The last nine digits tell a number, with or without its country. A shorter one is tried with each country's prefix. */
export function phoneEnds(digits: string, prefixes: readonly string[]): string[] {
  if (digits.length >= 9) return [digits.slice(-9)];
  const own = digits.replace(/^0+/, '');
  return [...new Set([digits, ...prefixes.map((prefix) => `${prefix.replaceAll(/\D/g, '')}${own}`.slice(-9))])];
}

const oneOf = (column: SQL, phones: readonly string[]): SQL =>
  phones.length === 0
    ? sql`false`
    : sql`right(regexp_replace(${column}, '\\D', '', 'g'), 9) in (${sql.join(
        phones.map((phone) => sql`${phone}`),
        sql`, `,
      )})`;

const named = (first: SQL, last: SQL, begins: string): SQL =>
  sql`(lower(${first} || ' ' || ${last}) like ${begins} or lower(${last} || ' ' || ${first}) like ${begins})`;

async function listAccounts({ db }: Ctx, { begins, number, phones }: Asked): Promise<(Row & { proven: boolean })[]> {
  const ofOrder = sql`number like ${number} or ${oneOf(sql`document -> 'shippingAddress' ->> 'mobilePhoneNumber'`, phones)}`;
  const { rows } = await db.execute<Row & { proven: boolean }>(sql`
    with hit as (
      (select id from shopper where email like ${begins} order by email limit ${most + 1})
      union (select shopper_id from shopper_profile where ${named(sql`first_name`, sql`last_name`, begins)} limit ${most + 1})
      union (select shopper_id from shopper_profile where ${oneOf(sql`phone_number`, phones)} limit ${most + 1})
      union (select shopper_id from address where ${oneOf(sql`content ->> 'mobilePhoneNumber'`, phones)} limit ${most + 1})
      union (select shopper_id::uuid from customer_order where shopper_id is not null and (${ofOrder}) limit ${most + 1})
    )
    select shopper.id, shopper.email, first_name as first, last_name as last, shopper.market, shopper.created_at as since,
      order_count as orders, email_verified_at is not null as proven,
      email_verified_at is not null and exists (select from club_contact where club_contact.email = shopper.email) as member
    from hit join shopper using (id) left join shopper_profile on shopper_id = shopper.id
    order by shopper.email limit ${most + 1}`);
  return rows;
}

async function listGuests({ db }: Ctx, { begins, number, phones }: Asked): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with hit as (
      select distinct lower(email) as email from (
        select email from customer_order
        where shopper_id is null and email is not null and (
          number like ${number} or lower(email) like ${begins} or ${named(sql`first_name`, sql`last_name`, begins)}
          or ${oneOf(sql`document -> 'shippingAddress' ->> 'mobilePhoneNumber'`, phones)})
        limit 500) found
      order by 1 limit ${most + 1}
    )
    select distinct on (hit.email) id, hit.email, first_name as first, last_name as last, market, placed_at as since,
      count(*) over (partition by hit.email)::int as orders,
      exists (select from club_contact where club_contact.email = hit.email) as member
    from hit join customer_order on lower(customer_order.email) = hit.email and shopper_id is null
    order by hit.email, placed_at, id`);
  return rows;
}

async function listMembers({ db }: Ctx, { begins, clubId }: Asked): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, email, first_name as first, last_name as last, market, joined_at as since, 0 as orders, true as member
    from club_contact
    where email like ${begins} or ${named(sql`first_name`, sql`last_name`, begins)} ${clubId ? sql`or id = ${clubId}` : sql``}
    order by email limit ${most + 1}`);
  return rows;
}

function show(row: Row, { customerId, kind }: Pick<CustomerRow, 'customerId' | 'kind'>): CustomerRow {
  return {
    ...{ customerId, kind, market: row.market, orders: row.orders, isMember: row.member },
    name: maskName(row.first, row.last),
    email: maskEmail(row.email),
    since: new Date(row.since).toISOString(),
  };
}
