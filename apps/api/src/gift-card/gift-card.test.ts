import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { giftCards } from '@selvedge/contract/studio/gift-cards.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { outboxTable } from '../jobs/tables.ts';
import { type IssuedCard, issueCard } from './issue-card.ts';
import { moveMoney } from './move-money.ts';

const params = { catalog: 'en-GB' };
const coat = '200_black_1,36';
let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function issue(amount: number, currency = 'GBP'): Promise<IssuedCard> {
  const { db } = await testDb();
  return (await db.transaction((tx) => issueCard(tx, { reference: randomUUID(), amount, currency, now })))!;
}
type Browser = ReturnType<typeof shop.browser>;
const pay = ({ api }: Browser, { number, code }: { number: string; code: string }) =>
  api(basket.addGiftCard, { params, body: { giftCardNumber: number, giftCardNumberValidationCode: code } });
const refused = (key: string) => ({ status: 400, errors: { giftCardNumber: [key] } });

describe('paying with a gift card', () => {
  test('BSK-003 BSK-009 BSK-047 BSK-049 reduces what is left to pay, shows only the last digits, and comes off again', async () => {
    const browser = shop.browser();
    await browser.api(basket.addLine, { params, body: { sku: coat } });
    const [small, large] = [await issue(5_000), await issue(50_000)];
    await pay(browser, small);
    const typed = { number: `${large.number.slice(0, 4)} ${large.number.slice(4)}`, code: large.code.toLowerCase() };
    const { basket: found } = await pay(browser, typed);
    expect(found.giftCards.map(({ balance, used }) => [balance.amount, used.amount])).toEqual([
      [50, 50],
      [500, 149],
    ]);
    expect(found).toMatchObject({ total: { amount: 199 }, remainingTotal: { amount: 0 } });
    expect(JSON.stringify(found)).not.toContain(large.number);
    expect(await refusal(pay(browser, small))).toEqual(refused('gift_card.already_applied'));
    const giftCardNumber = found.giftCards[1]!.giftCardNumber;
    const { basket: after } = await browser.api(basket.takeGiftCardOff, { params: { ...params, giftCardNumber } });
    expect(after).toMatchObject({ remainingTotal: { amount: 149 }, giftCards: [{ balance: { amount: 50 } }] });
  });

  test('BSK-049 the GET form works with our client’s headers and not without', async () => {
    const browser = shop.browser();
    const card = await issue(5_000);
    await pay(browser, card);
    const url = `/api/order/en-GB/basket/remove-giftcard/${card.number}`;
    expect((await browser.send(url)).status).toBe(400);
    const response = await browser.send(url, { headers: { rid: 'anti-csrf' } });
    expect(await response.json()).toMatchObject({ basket: { giftCards: [] } });
    expect((await browser.send(url, { headers: { rid: 'anti-csrf' } })).status).toBe(200);
  });

  test('BSK-048 the balance is told to who has the code', async () => {
    const card = await issue(1_234);
    const body = { giftCardNumber: card.number, giftCardNumberValidationCode: card.code };
    expect(await shop.browser().api(basket.checkGiftCardBalance, { params, body })).toEqual({
      giftCardNumber: `***************${card.number.slice(-4)}`,
      balance: { amount: 12.34, currency: 'GBP' },
    });
  });

  test('a card that came along to another currency is told, not used and not lost', async () => {
    const browser = shop.browser();
    await browser.api(basket.addLine, { params, body: { sku: '100_black_1,M' } });
    await pay(browser, await issue(5_000));
    const { basket: there } = await browser.api(basket.carryOver, { params: { catalog: 'de-DE' } });
    expect(there).toMatchObject({ giftCards: [], notices: [{ key: 'gift_card.other_currency' }] });
    expect((await browser.api(basket.carryOver, { params })).basket.giftCards).toHaveLength(1);
  });

  test('a card of another currency is refused', async () => {
    expect(await refusal(pay(shop.browser(), await issue(5_000, 'EUR')))).toEqual(refused('gift_card.other_currency'));
  });
});

describe('guessing', () => {
  test('wrong number, wrong code and blocked card sound the same', async () => {
    const { db } = await testDb();
    const card = await issue(5_000);
    const blocked = await issue(5_000);
    await db.execute(sql`update gift_card set blocked_at = now() where id = ${blocked.id}`);
    const other = await issue(1);
    for (const tried of [{ ...card, code: 'WRONG234' }, { ...card, number: '1' }, { number: other.number, code: card.code }, blocked])
      expect(await refusal(pay(shop.browser(), tried))).toEqual(refused('gift_card.not_valid'));
  });

  test('five tries in a basket', async () => {
    const card = await issue(5_000);
    const browser = shop.browser();
    await browser.api(basket.addLine, { params, body: { sku: coat } });
    const tries = Array.from({ length: 6 }, (_, index) => ({ number: card.number, code: `WRONG${index}` }));
    const answers = [];
    for (const each of tries) answers.push((await refusal(pay(browser, each))).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await refusal(pay(browser, card))).status).toBe(429);
  });

  test('ten tries a day for one card, whoever asks', async () => {
    const card = await issue(5_000);
    const answers = [];
    for (let index = 0; index < 11; index++) {
      const browser = shop.browser();
      await browser.api(basket.addLine, { params, body: { sku: '100_black_1,M' } });
      answers.push((await refusal(pay(browser, { ...card, code: `WRONG${index}` }))).status);
    }
    expect(answers).toEqual([...Array(10).fill(400), 429]);
  });
});

describe('the ledger', () => {
  const sums = async () => {
    const { db } = await testDb();
    const { rows } = await db.execute<{ account: string; amount: number }>(
      sql`select account, sum(amount)::int as amount from gift_card_entry group by account`,
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  };
  const spend = async (cardId: string, amount: number, reference: string = randomUUID()) => {
    const { db } = await testDb();
    const movement = { kind: 'redeem', reference, cardId, currency: 'GBP', amount: -amount, counter: 'spent', now } as const;
    return db.transaction((tx) => moveMoney(tx, movement));
  };

  test('every movement has two sides, and twenty orders at once never spend more than there is', async () => {
    const { db } = await testDb();
    const card = await issue(1_000);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => spend(card.id, 300)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await sums()).toEqual({ [`card:${card.id}`]: 100, sold: -1_000, spent: 900 });
    await db.transaction((tx) =>
      moveMoney(tx, { kind: 'credit', reference: 'refund 1', cardId: card.id, currency: 'GBP', amount: 300, counter: 'spent', now }),
    );
    expect(await sums()).toEqual({ [`card:${card.id}`]: 400, sold: -1_000, spent: 600 });
  });

  test('the same cause moves money once', async () => {
    const card = await issue(1_000);
    expect([await spend(card.id, 300, 'order 7'), await spend(card.id, 300, 'order 7')]).toEqual([true, false]);
    expect((await sums()).spent).toBe(300);
  });

  test('can’t be edited, and does not take entries that do not add up', async () => {
    const { db } = await testDb();
    await issue(1_000);
    const because = async (query: ReturnType<typeof sql>) => {
      const error = await db.execute(query).then(
        () => undefined,
        (each) => each,
      );
      return String(error?.cause?.message ?? error?.message);
    };
    expect(await because(sql`update gift_card_entry set amount = amount * 2`)).toContain('append-only');
    expect(await because(sql`delete from gift_card_entry`)).toContain('append-only');
    const lonely = sql`insert into gift_card_entry select movement_id, 'mine', 5, 'GBP' from gift_card_entry limit 1`;
    expect(await because(lonely)).toContain('do not add up');
  });
});

describe('the Studio', () => {
  test('staff give, credit and block cards without seeing number or code; the recipient gets them by mail', async () => {
    const { db } = await testDb();
    const staff = shop.browser(await signInAsStaff(db, { role: 'administrator', now }));
    const body = { act: randomUUID(), market: 'en-GB', amount: 25, recipientEmail: 'ada@example.com', reason: 'Late parcel' };
    const card = await staff.api(giftCards.issue, { body });
    expect(card).toMatchObject({ balance: { amount: 25, currency: 'GBP' }, isBlocked: false });
    const [mail] = await db.select().from(outboxTable).orderBy(outboxTable.id);
    expect(mail!.payload).toMatchObject({ template: 'gift-card', to: 'ada@example.com', market: 'en-GB', values: { amount: 2500 } });
    const { number, code } = (mail!.payload as { values: IssuedCard }).values;
    expect(JSON.stringify(card)).not.toContain(number);
    expect((await refusal(staff.api(giftCards.issue, { body }))).status).toBe(409);
    const act = randomUUID();
    const credit = () => staff.api(giftCards.credit, { params: { id: card.id }, body: { act, amount: 5, reason: 'Refund' } });
    await credit();
    expect((await credit()).movements.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['issue', 25],
      ['credit', 5],
    ]);
    const found = await staff.api(giftCards.find, { body: { number: number.slice(-4) } });
    expect(found.map(({ id }) => id)).toContain(card.id);
    await staff.api(giftCards.block, { params: { id: card.id }, body: { isBlocked: true, reason: 'Stolen' } });
    expect(await refusal(pay(shop.browser(), { number, code }))).toEqual(refused('gift_card.not_valid'));
    const tiny = { ...body, act: randomUUID(), amount: 0.001 };
    expect((await refusal(staff.api(giftCards.issue, { body: tiny }))).errors).toEqual({ amount: ['validation.invalid_amount'] });
  });
});
