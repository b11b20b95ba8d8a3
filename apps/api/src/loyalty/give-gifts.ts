import type { Occasion } from '@selvedge/contract/occasion.ts';
import { wallClock } from '@selvedge/domain/date/wall-clock.ts';
import { type OccasionDay, occasionDays } from '@selvedge/domain/loyalty/occasion-days.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { timeZoneOf } from '../published/time-zone-of.ts';
import { noteGiftedPersons } from './gifted-person.ts';
import { birthdayDays, type GiftGiver, giveGift } from './give-gift.ts';
import { loadProgramme } from './load-programme.ts';

type Due = { contactId: string; year: number };

/** So long a shop may be down without a birthday being forgotten. */
const daysBack = 6;

/** Every hour, by the clock of each market: whose birthday it is, and who joined on this day in another year. Answers how many got something. */
export async function giveGifts(db: Db, giver: GiftGiver): Promise<number> {
  const { content, now, secret } = giver;
  await noteGiftedPersons(db, secret);
  let given = 0;
  for (const { market } of content.byMarket.values()) {
    const { isActive, gifts } = await loadProgramme(db, { market: market.id, currency: market.currency });
    if (!isActive) continue;
    const timeZone = timeZoneOf(content, market.id);
    const days = occasionDays(wallClock(now, timeZone), daysBack);
    const asked = { market: market.id, timeZone, days, now };
    const due: (Due & { occasion: Occasion })[] = [];
    if (gifts.birthday) due.push(...(await listBirthdays(db, asked)).map((each) => ({ ...each, occasion: 'birthday' as const })));
    if (gifts.anniversary) due.push(...(await listAnniversaries(db, asked)).map((each) => ({ ...each, occasion: 'anniversary' as const })));
    for (const each of due) if (await db.transaction((tx) => giveGift(tx, { ...each, ...giver }))) given += 1;
  }
  return given;
}

type Asked = { market: string; timeZone: string; days: readonly OccasionDay[]; now: Date };

/** Whoever moves the birthday about gets nothing sooner for it: between two of them lies most of a year. */
async function listBirthdays(db: Db, { market, timeZone, days, now }: Asked): Promise<Due[]> {
  const { rows } = await db.execute<{ id: string; year: number }>(sql`
    select c.id, d.year from club_contact c
    join shopper s on s.email = c.email and s.email_verified_at is not null
    join shopper_profile p on p.shopper_id = s.id
    join (${asTable(days)}) d on to_char(p.birthdate, 'MM-DD') = d.month_day
    where c.market = ${market} and (c.joined_at at time zone ${timeZone})::date <= d.day
      and not exists (select from loyalty_gift g join loyalty_account a on a.id = g.account_id
        where a.contact_id = c.id and g.occasion = 'birthday' and (g.year = d.year or g.at > ${now}::timestamptz - make_interval(days => ${birthdayDays})))`);
  return rows.map(({ id, year }) => ({ contactId: id, year }));
}

async function listAnniversaries(db: Db, { market, timeZone, days }: Asked): Promise<Due[]> {
  const { rows } = await db.execute<{ id: string; year: number }>(sql`
    select c.id, d.year from club_contact c
    join (${asTable(days)}) d on to_char(c.joined_at at time zone ${timeZone}, 'MM-DD') = d.month_day
    where c.market = ${market} and extract(year from c.joined_at at time zone ${timeZone}) < d.year
      and not exists (select from loyalty_gift g join loyalty_account a on a.id = g.account_id
        where a.contact_id = c.id and g.occasion = 'anniversary' and g.year = d.year)`);
  return rows.map(({ id, year }) => ({ contactId: id, year }));
}

const asTable = (days: readonly OccasionDay[]) =>
  sql`select * from jsonb_to_recordset(${JSON.stringify(days.map(({ monthDay, year, day }) => ({ month_day: monthDay, year, day })))}::jsonb)
    as day(month_day text, year integer, day date)`;
