import type { Gift } from '@selvedge/contract/loyalty-rules.ts';
import type { Occasion } from '@selvedge/contract/occasion.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { expiryOf } from '@selvedge/domain/loyalty/expiry-of.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { messageIdOf } from '../club/message-id.ts';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { secretsOf } from '../secret/former-secret.ts';
import { giftedPerson } from './gifted-person.ts';
import { loadProgramme } from './load-programme.ts';
import { loadAllRewards } from './load-rewards.ts';
import { openAccount } from './lock-account.ts';
import { makeVoucher } from './make-voucher.ts';
import { nameIn } from './name-in.ts';
import { postEntry } from './post-entry.ts';
import { loyaltyGiftTable, type VoucherRow } from './tables.ts';

/** So many days lie between two birthdays, whatever a profile says meanwhile. */
export const birthdayDays = 300;

type Giving = { contactId: string; occasion: Occasion /** 0 of what there is once. */; year: number } & GiftGiver;
/** What giving needs beside the occasion; the secret makes the mark by which who left is known again. */
export type GiftGiver = { content: ContentSnapshot; secret: string; now: Date };
type Contact = typeof clubContactTable.$inferSelect;

/**
 * Points, a voucher and the mail that tells of them, all or none. Told twice, by two processes at once or after a crash, it is given once:
 * the row of the gift is what decides, also for who left the club and joined anew. Answers whether something was given.
 */
export async function giveGift(tx: Db, { contactId, occasion, year, content, secret, now }: Giving): Promise<boolean> {
  const [contact] = await tx.select().from(clubContactTable).where(eq(clubContactTable.id, contactId));
  const market = contact && content.byMarket.get(contact.market)?.market;
  if (!market) return false;
  const programme = await loadProgramme(tx, { market: market.id, currency: market.currency });
  const gift = programme.gifts[occasion];
  if (!programme.isActive || !gift) return false;
  const account = await openAccount(tx, { contactId, market: market.id, now });
  const accountId = account.id;
  const person = giftedPerson(contact.email, secret);
  const former = secretsOf(secret)
    .slice(1)
    .map((each) => giftedPerson(contact.email, each));
  if (occasion === 'birthday' && (await hadBirthday(tx, { persons: [person, ...former], now }))) return false;
  if (await wasGiven(tx, { persons: former, occasion, year })) return false;
  const [written] = await tx
    .insert(loyaltyGiftTable)
    .values({ accountId, occasion, year, points: gift.points, person, at: now })
    .onConflictDoNothing()
    .returning();
  if (!written) return false;
  const reference = `gift:${occasion}:${year}`;
  const entry = { accountId, kind: 'give', points: gift.points, key: `${reference}:${accountId}`, reference } as const;
  const expiresAt = expiryOf(now, programme.expiresAfterMonths);
  if (gift.points > 0) await postEntry(tx, { ...entry, expiresAt, countsForTier: false, now });
  const given = await giveVoucher(tx, { accountId, gift, now });
  if (given) {
    const isSame = and(eq(loyaltyGiftTable.accountId, accountId), eq(loyaltyGiftTable.occasion, occasion), eq(loyaltyGiftTable.year, year));
    await tx.update(loyaltyGiftTable).set({ voucherId: given.voucher.id }).where(isSame);
  }
  const reward = given ? nameIn(market)(given.titles) : '';
  await tell(tx, { contact, occasion, points: gift.points, reward, now });
  return true;
}

/** Whoever leaves, joins anew and says another birthday gets nothing sooner for it. */
async function hadBirthday(tx: Db, { persons, now }: { persons: string[]; now: Date }): Promise<boolean> {
  const { person: of, occasion, at } = loyaltyGiftTable;
  const isTheirs = and(inArray(of, persons), eq(occasion, 'birthday'), gt(at, addDays(now, -birthdayDays)));
  return (await tx.select({ at }).from(loyaltyGiftTable).where(isTheirs).limit(1)).length > 0;
}

/** Under the mark that the shop's former secret made; the row's own key knows that of the current one. */
async function wasGiven(tx: Db, { persons, occasion, year }: { persons: string[]; occasion: Occasion; year: number }): Promise<boolean> {
  if (persons.length === 0) return false;
  const isTheirs = and(inArray(loyaltyGiftTable.person, persons), eq(loyaltyGiftTable.occasion, occasion), eq(loyaltyGiftTable.year, year));
  return (await tx.select({ at: loyaltyGiftTable.at }).from(loyaltyGiftTable).where(isTheirs).limit(1)).length > 0;
}

/** A reward that staff took away since is not given. */
async function giveVoucher(
  tx: Db,
  { accountId, gift, now }: { accountId: string; gift: Gift; now: Date },
): Promise<{ voucher: VoucherRow; titles: Record<string, string> } | undefined> {
  const reward = gift.rewardId ? (await loadAllRewards(tx)).find(({ id }) => id === gift.rewardId) : undefined;
  return reward && { voucher: await makeVoucher(tx, { accountId, reward, now }), titles: reward.titles };
}

type News = { contact: Contact; occasion: Occasion; points: number; reward: string; now: Date };

/** A birthday wish with a voucher is advertising in the law of several markets: who stopped the club's messages finds it in the account. */
async function tell(tx: Db, { contact, now, ...news }: News): Promise<void> {
  if (contact.messagesSince === null) return;
  const { email: to, market, firstName, id: contactId } = contact;
  const values = { ...news, firstName, contactId, messageId: messageIdOf(contact) };
  await sendMail(tx, { template: 'club-gift', to, market, values, now });
}
