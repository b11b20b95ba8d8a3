import { liveStates } from '@selvedge/domain/payment/attempt-state.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { BasketContent } from '../basket/basket-content.ts';
import { hashToken } from '../basket/basket-cookie.ts';
import type { Db } from '../db/db.ts';
import type { NewMail } from '../mail/send-mail.ts';
import { hasBought, wasReminded } from '../price-drop/reminder-rest.ts';

export type LeftRow = {
  id: string;
  shopperId: string;
  content: BasketContent;
  leftAt: Date;
  email: string;
  contactId: string;
  messageKey: Buffer;
  orderCount: number;
  lastOrderAt: Date | null;
  /** Of its lines, what their owner has bought since by another basket. */
  boughtSkus: readonly string[];
};

export type LeftIn = {
  market: string;
  now: Date;
  reminderAfterHours: number;
  reminderQuietDays: number /** Who is left alone now, of contacts as `c`. */;
  asleep?: SQL | undefined;
};

const hour = 3_600_000;
/** Older than this, nobody remembers it; nor is everybody written to about last year when a market begins. */
const staleHours = 14 * 24;

const isPaying = sql`exists (select from payment_attempt a where a.basket_id = b.id and a.state = any(${sql.param([...liveStates])}))`;

/** Baskets of members with a proven address who agreed to messages, and who have not been written to since. */
export async function findLeftBaskets(db: Db, where: LeftIn): Promise<Pick<LeftRow, 'id' | 'shopperId'>[]> {
  const { rows } = await db.execute<Pick<LeftRow, 'id' | 'shopperId'>>(
    sql`select b.id, b.shopper_id as "shopperId" ${fromLeft(where)} order by b.changed_at`,
  );
  return rows;
}

/** One of them, if it still is, and held until the transaction ends: nobody pays for it or changes it meanwhile. */
export async function lockLeftBasket(tx: Db, basketId: string, where: LeftIn): Promise<LeftRow | undefined> {
  const { rows } = await tx.execute<Omit<LeftRow, 'leftAt' | 'lastOrderAt'> & { leftAt: string; lastOrderAt: string | null }>(sql`
    select b.id, b.shopper_id as "shopperId", b.content, b.changed_at as "leftAt", s.email, c.id as "contactId", c.message_key as "messageKey",
      s.order_count as "orderCount", s.last_order_at as "lastOrderAt",
      array(select line ->> 'sku' from jsonb_array_elements(b.content -> 'lines') line join variant held on held.id = line ->> 'sku'
        where ${hasBought({ shopperId: sql`b.shopper_id`, productId: sql`held.product_id`, since: sql`b.changed_at` })}) as "boughtSkus"
    ${fromLeft(where)} and b.id = ${basketId}::uuid for update of b skip locked`);
  const [row] = rows;
  return row && { ...row, leftAt: new Date(row.leftAt), lastOrderAt: row.lastOrderAt === null ? null : new Date(row.lastOrderAt) };
}

function fromLeft({ market, now, reminderAfterHours, reminderQuietDays, asleep }: LeftIn): SQL {
  const before = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
  return sql`from basket b
    join shopper s on s.id::text = b.shopper_id and s.email_verified_at is not null
    join club_contact c on c.email = s.email and c.messages_since is not null
    where b.market = ${market} and b.closed_at is null
    and b.changed_at <= ${before(reminderAfterHours)} and b.changed_at > ${before(reminderAfterHours + staleHours)}
    and jsonb_array_length(b.content -> 'lines') > 0 and not ${isPaying}
    and not exists (select from basket_reminder r where r.basket_id = b.id and r.left_at = b.changed_at)
    and not exists (select from basket_reminder r where r.shopper_id = b.shopper_id and r.sent_at > ${before(reminderQuietDays * 24)})
    and not ${wasReminded(sql`b.shopper_id`, now)} ${asleep ? sql`and not ${asleep}` : sql``}`;
}

/** When the mail leaves, which may be long after it was written: whoever ordered, changed the basket or ended messages since is left alone. */
export async function isReminderWanted(db: Db, mail: NewMail): Promise<boolean> {
  if (mail.template !== 'basket-reminder') return true;
  const { token, contactId } = (mail as NewMail<'basket-reminder'>).values;
  const { rows } = await db.execute(sql`select from basket_reminder r
    join basket b on b.id = r.basket_id and b.changed_at = r.left_at and b.closed_at is null
    join club_contact c on c.id = ${contactId}::uuid and c.messages_since is not null
    where r.token_hash = ${hashToken(token)} and not ${isPaying}`);
  return rows.length > 0;
}
