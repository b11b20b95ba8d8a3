import { notifyMe } from '@selvedge/contract/notify-me.ts';
import { waitedFor } from '@selvedge/contract/studio/notify-me.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { stockUp } from '../harness/stock-up.ts';
import { testNow } from '../harness/test-app.ts';
import { coming, jumper, mailsOf, market, notifyMeShop, size, waits } from './notify-me.fixture.ts';
import { exportWaitingOf, forgetOldWaiting } from './personal-waiting.ts';
import { notifyMeTable } from './tables.ts';

let shop: Awaited<ReturnType<typeof notifyMeShop>>;
let db: Db;
let now = testNow;
const params = { catalog: market };
const ada = 'ada@example.com';
const wish = { productId: jumper, sku: size };

beforeAll(async () => {
  shop = await notifyMeShop(() => now);
});

beforeEach(async () => {
  await emptyTables();
  ({ db } = await testDb());
  now = testNow;
  shop.moveStock(size, 0);
});

const guest = () => shop.browser();
async function member({ emailVerified = true, email = ada } = {}) {
  return shop.browser(await signInAsShopper(db, { market, now, email, emailVerified }));
}
const rows = () => db.select().from(notifyMeTable);
const confirmations = () => mailsOf(db, 'notify-me-confirm');

describe('a guest who asks to be told', () => {
  test('is asked by mail first, and waits once that is confirmed; the browser is known from then on', async () => {
    const { api, cookies } = guest();
    expect(await api(notifyMe.optIn, { params, body: { ...wish, email: ' Ada@Example.com' } })).toEqual({
      status: 'OK',
      needsConfirmation: true,
    });
    await expect(api(notifyMe.check, { params, query: wish })).rejects.toMatchObject({ status: 204 });
    const [mail] = await confirmations();
    expect(mail).toMatchObject({ to: ada, values: { kind: 'backInStock', name: 'Rippenpullover', size: 'M' } });
    const { token } = mail!.values;
    expect(await api(notifyMe.confirm, { params, body: { token } })).toMatchObject({
      status: 'OK',
      productUrl: expect.stringMatching(/\?size=M$/),
    });
    await expect(api(notifyMe.confirm, { params, body: { token } })).rejects.toMatchObject({ status: 400 });
    expect(cookies.has('notify_me')).toBe(true);
    expect(await api(notifyMe.check, { params, query: wish })).toMatchObject([{ sku: size, kind: 'backInStock', isConfirmed: true }]);
    // The same person, another size: the address is proven here.
    shop.moveStock(`${jumper},L`, 0);
    const second = { productId: jumper, sku: `${jumper},L`, email: ada };
    expect(await api(notifyMe.optInBare, { params, body: second })).toMatchObject({ needsConfirmation: false });
    shop.moveStock(`${jumper},L`, 10);
  });

  test('asks twice, and waits once', async () => {
    const { api } = guest();
    for (let time = 0; time < 2; time++) await api(notifyMe.optIn, { params, body: { ...wish, email: ada } });
    expect(await rows()).toHaveLength(1);
  });

  test('of an address that waits already learns nothing of that', async () => {
    await waits(db, { email: ada });
    const { api } = guest();
    expect(await api(notifyMe.optIn, { params, body: { ...wish, email: ada } })).toEqual({ status: 'OK', needsConfirmation: true });
    await expect(api(notifyMe.check, { params, query: wish })).rejects.toMatchObject({ status: 204 });
  });

  test('does not fill a mailbox that is not theirs: five mails a day, and the same answer after them', async () => {
    for (let time = 0; time < 7; time++)
      expect(await guest().api(notifyMe.optIn, { params, body: { ...wish, email: ada } })).toEqual({
        status: 'OK',
        needsConfirmation: true,
      });
    expect(await confirmations()).toHaveLength(5);
  });

  test('comes too late with a link of three days ago', async () => {
    const { api } = guest();
    await api(notifyMe.optIn, { params, body: { ...wish, email: ada } });
    const [mail] = await confirmations();
    now = new Date(testNow.getTime() + 3 * 86_400_000);
    await expect(api(notifyMe.confirm, { params, body: { token: mail!.values.token } })).rejects.toMatchObject({ status: 400 });
    await forgetOldWaiting(db, now);
    expect(await rows()).toEqual([]);
  });
});

describe('a shopper who asks to be told', () => {
  test('with a proven address waits at once', async () => {
    const { api } = await member();
    expect(await api(notifyMe.optIn, { params, body: wish })).toEqual({ status: 'OK', needsConfirmation: false });
    expect(await api(notifyMe.goingLive, { params, body: { productId: coming } })).toEqual({ status: 'OK', needsConfirmation: false });
    expect(await api(notifyMe.checkBare, { params, query: wish })).toMatchObject([{ isConfirmed: true }]);
    const mine = await api(notifyMe.mine, { params });
    expect(mine).toMatchObject([{ kind: 'goingLive' }, { kind: 'backInStock', size: 'M', product: { name: 'Rippenpullover' } }]);
    expect(await confirmations()).toEqual([]);
  });

  test('with an address that is not proven, or another one, is asked by mail', async () => {
    const { api } = await member({ emailVerified: false });
    expect(await api(notifyMe.optIn, { params, body: wish })).toMatchObject({ needsConfirmation: true });
    expect(await api(notifyMe.optIn, { params, body: { ...wish, email: 'bea@example.com' } })).toMatchObject({ needsConfirmation: true });
    expect((await confirmations()).map(({ to }) => to)).toEqual([ada, 'bea@example.com']);
  });

  test('does not see what another waits for', async () => {
    await waits(db, { email: ada });
    const { api } = await member({ emailVerified: false });
    expect(await api(notifyMe.mine, { params })).toEqual([]);
    await expect(api(notifyMe.check, { params, query: wish })).rejects.toMatchObject({ status: 204 });
    const other = await member({ email: 'bea@example.com' });
    expect(await other.api(notifyMe.mine, { params })).toEqual([]);
  });
});

describe('leaving', () => {
  test('NTF-006, NTF-012 by a token, as often as it is pressed; an unknown token is not found', async () => {
    const token = await waits(db, { email: ada });
    // As our own client says that it was meant.
    const { api } = shop.browser({ rid: 'notifyme' });
    for (const call of [notifyMe.optOut, notifyMe.optOutBare]) {
      expect(await api(call, { params, query: { token } })).toEqual({ status: 'OK' });
      await expect(api(call, { params, query: { token: 'made-up' } })).rejects.toMatchObject({ status: 404 });
    }
    expect(await api(notifyMe.leave, { params, body: { token } })).toEqual({ status: 'OK' });
    expect(await rows()).toMatchObject([{ email: '', leftAt: testNow }]);
    expect(await exportWaitingOf(db, ada)).toEqual([]);
  });

  test('needs more than a link that somebody opens', async () => {
    const token = await waits(db, { email: ada });
    for (const base of ['/api', '']) {
      const opened = await shop.app.inject(`${base}/${market}/notifyme/optout?token=${token}`);
      expect(opened.statusCode).toBe(400);
    }
    expect(await rows()).toMatchObject([{ email: ada, leftAt: null }]);
    const button = `/api/${market}/notifyme/optout/one-click?token=${token}`;
    expect(await shop.app.inject(button)).toMatchObject({
      statusCode: 303,
      headers: { location: `/${market}/unsubscribe?token=${token}` },
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await shop.app.inject({ method: 'POST', url: button, headers: form, payload: 'List-Unsubscribe=One-Click' });
    expect(await rows()).toMatchObject([{ email: '' }]);
  });
});

describe('what can’t be waited for', () => {
  test.each([
    ['what is in stock', { productId: jumper, sku: `${jumper},S` }, 400],
    ['a size that there is not', { productId: jumper, sku: `${jumper},XXL` }, 404],
    ['a product that there is not', { productId: 'none', sku: 'none,S' }, 404],
    ['what is coming, as if it were sold out', { productId: coming, sku: `${coming},M` }, 400],
    ['no size', { productId: jumper, sku: '' }, 400],
  ])('%s', async (_, body, status) => {
    await expect(guest().api(notifyMe.optIn, { params, body: { ...body, email: ada } })).rejects.toMatchObject({ status });
    expect(await rows()).toEqual([]);
  });

  test('what is sold already, as if it were coming', async () => {
    await expect(guest().api(notifyMe.goingLiveBare, { params, body: { ...wish, email: ada } })).rejects.toMatchObject({ status: 400 });
  });

  test.each(['', 'no address', 'a@b\r\nBcc: c@d.example'])('for an address like %j', async (email) => {
    await expect(guest().api(notifyMe.optIn, { params, body: { ...wish, email } })).rejects.toMatchObject({ status: 400 });
  });
});

describe('what is waited for most, for buyers', () => {
  test('is counted by style, size and market, without anybody’s address, and can be taken along as a file', async () => {
    await stockUp(db, size, 3);
    for (const nth of [1, 2]) await waits(db, { email: `a${nth}@example.com` });
    await waits(db, { email: 'b@example.com', market: 'en-GB' });
    await waits(db, { email: 'c@example.com', sku: `${jumper},S` });
    await waits(db, { email: 'd@example.com', confirmedAt: null });
    await waits(db, { email: 'e@example.com', sku: `${jumper},L`, toldAt: testNow });
    const api = callAs(shop.app, await signInAsStaff(db, { role: 'merchandiser', now }));
    const bySize = await api(waitedFor.list, { query: {} });
    expect(bySize).toMatchObject({
      people: 4,
      rows: [
        { sku: size, size: 'M', people: 3, pieces: 3 },
        { sku: `${jumper},S`, people: 1 },
      ],
    });
    expect((await api(waitedFor.list, { query: { by: 'style' } })).rows).toMatchObject([{ productId: jumper, sku: '', people: 4 }]);
    expect(await api(waitedFor.list, { query: { by: 'market', market: 'en-GB' } })).toMatchObject({
      people: 1,
      rows: [{ market: 'en-GB', people: 1 }],
    });
    expect(await api(waitedFor.ofProduct, { query: { productId: jumper } })).toHaveLength(3);
    const file = await api(waitedFor.export, { query: { by: 'market' } });
    expect(file).toMatchObject({ name: 'waited-for-all-2026-11-15.csv', count: 3 });
    expect(file.text).toContain(`de-DE,2,2026-11-15,0,3`);
    expect(JSON.stringify([bySize, file])).not.toContain('@');
  });
});
