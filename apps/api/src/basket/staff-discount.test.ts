import { basket } from '@selvedge/contract/basket.ts';
import { deviceStaff } from '@selvedge/contract/device-staff.ts';
import { type GiveDiscount, staffDiscount } from '@selvedge/contract/staff-discount.ts';
import { deviceBadges } from '@selvedge/contract/studio/device-badges.ts';
import { staffDiscounts } from '@selvedge/contract/studio/staff-discounts.ts';
import { team } from '@selvedge/contract/studio/team.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { emptyTables } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { enrolAsDevice } from '../harness/enrol-as-device.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow } from '../harness/test-app.ts';
import { basketShop } from './basket.fixture.ts';
import { refusal } from './refusal.fixture.ts';

const params = { catalog: 'en-GB' };
let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop({ clock: () => testNow });
});

/** A device in a store, with somebody of the role signed in. */
async function counter(role: 'store' | 'editor' | 'nobody' = 'store') {
  const { cookie, headers } = await enrolAsDevice(shop.app.shop.db, { market: 'en-GB', now: testNow });
  const browser = openBrowser(shop.app, { cookie, ...headers(testNow) });
  if (role !== 'nobody') {
    const call = await desk();
    await signInAsStaff(shop.app.shop.db, { role, now: testNow });
    const { id } = (await call(team.list, {})).find((each) => each.role === role)!;
    const { code } = await call(deviceBadges.issue, { params: { id }, body: { pin: '2580' } });
    await browser.api(deviceStaff.signIn, { body: { badge: code, pin: '2580' } });
  }
  const give = (wish: Partial<GiveDiscount>) => browser.api(staffDiscount.give, { params, body: { reason: 'damaged', ...wish } });
  const add = (sku: string, quantity = 1) => browser.api(basket.addLine, { params, body: { sku, quantity } });
  return { ...browser, give, add };
}

const desk = async () => callAs(shop.app, await signInAsStaff(shop.app.shop.db, { role: 'administrator', now: testNow }));

describe('a discount that staff give on a device', () => {
  test('is taken off a line or the whole, says why and by whom, and is written down', async () => {
    const { give, add, api } = await counter();
    const before = (await add('200_black_1,36', 2)).basket;
    const line = before.lines[0]!;
    const { basket: one } = await give({ lineItemId: line.id, percent: 10 });
    const off = Math.round(line.groupTotalPrice.salesPrice.amount * 10) / 100;
    expect(one.staffDiscounts).toMatchObject([
      { lineItemId: line.id, percent: 10, taken: { amount: off }, reason: 'Damaged', by: 'store' },
    ]);
    expect(one.total.amount).toBeCloseTo(before.total.amount - off, 2);
    expect(one.lines[0]!.explanation).toContainEqual(
      expect.objectContaining({ kind: 'staff', name: 'Damaged', amount: one.staffDiscounts![0]!.taken }),
    );
    const { basket: both } = await give({ amount: 1, reason: 'goodwill' });
    expect(both.staffDiscounts).toHaveLength(2);
    expect(both.totalDiscount.amount).toBeCloseTo(off + 1, 2);
    const { basket: none } = await api(staffDiscount.takeBack, { params, query: { line: line.id } });
    expect(none.staffDiscounts).toMatchObject([{ taken: { amount: 1 }, reason: 'Goodwill' }]);
    const log = await shop.app.shop.db.select().from(auditTable).orderBy(auditTable.id);
    const given = log.filter(({ action }) => action === 'discount.give');
    expect(given.map(({ who, subject, after }) => [who.startsWith('store-'), subject, after])).toMatchObject([
      [true, before.basketId, { percent: 10, reason: 'damaged' }],
      [true, before.basketId, { amount: 1, reason: 'goodwill' }],
    ]);
  });

  test('comes after promotions, and takes no free delivery away', async () => {
    const { give, add } = await counter();
    shop.setPromotions({ id: 'half', names: { en: 'Half' }, benefit: { kind: 'percentage', percent: 50 } });
    const { basket: before } = await add('200_black_1,36');
    const { basket: after } = await give({ percent: 20 });
    const paid = before.lines[0]!.groupTotalPrice.salesPrice.amount;
    expect(after.staffDiscounts![0]!.taken.amount).toBeCloseTo(paid / 5, 2);
    expect(after.shippingTotal).toEqual(before.shippingTotal);
  });

  test('is refused beyond the limit of the role, without a reason, for nothing, and where nobody is signed in', async () => {
    const { give, add } = await counter();
    const { basket: held } = await add('200_black_1,36');
    const whole = held.lines[0]!.groupTotalPrice.salesPrice.amount;
    const key = async (wish: Partial<GiveDiscount>) => Object.values((await refusal(give(wish))).errors ?? {}).flat()[0];
    expect(await key({ percent: 21 })).toBe('device.discount_too_high');
    expect(await key({ amount: whole / 2 })).toBe('device.discount_too_high');
    expect(await key({ percent: 5, reason: 'because' })).toBe('device.discount_no_reason');
    expect((await refusal(give({ percent: 5, lineItemId: 'x' }))).status).toBe(404);
    expect((await refusal(give({}))).status).toBe(400);
    expect((await refusal(give({ percent: 5, amount: 5 }))).status).toBe(400);
    const editor = await counter('editor');
    await editor.add('200_black_1,36');
    expect(await refusal(editor.give({ percent: 1 }))).toMatchObject({ errors: { discount: ['device.discount_not_yours'] } });
    const nobody = await counter('nobody');
    await nobody.add('200_black_1,36');
    expect(await refusal(nobody.give({ percent: 1 }))).toMatchObject({ errors: { staff: ['device.staff_first'] } });
  });

  test('holds for the pieces that lay there, on that device, and nowhere else', async () => {
    const { give, add, cookies, api } = await counter();
    await add('200_black_1,36');
    const { basket: given } = await give({ percent: 20 });
    const { basket: more } = await add('200_black_1,36');
    expect(more.staffDiscounts![0]!.taken).toEqual(given.staffDiscounts![0]!.taken);
    const web = openBrowser(shop.app, { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
    const { basket: seen } = await web.api(basket.get, { params, query: {} });
    expect([seen.basketId, seen.staffDiscounts, seen.totalDiscount.amount]).toEqual([more.basketId, undefined, 0]);
    // Whoever gave it has left: it stays, and nobody gives another.
    await api(deviceStaff.signOut, {});
    expect((await api(basket.get, { params, query: {} })).basket.staffDiscounts).toEqual(more.staffDiscounts);
    expect((await refusal(give({ percent: 1 }))).status).toBe(400);
  });
});

test('reasons and limits are set in the Studio; of two who change them at once the second is told', async () => {
  const call = await desk();
  const { version, ...rules } = await call(staffDiscounts.get, {});
  const changed = { ...rules, version, limits: { store: 5 }, reasons: [{ id: 'last', names: { en: 'Last piece' } }] };
  await call(staffDiscounts.save, { body: changed });
  expect(await refusal(call(staffDiscounts.save, { body: changed }))).toEqual({
    status: 409,
    errors: { version: ['studio.discount_changed'] },
  });
  const { give, add, api } = await counter();
  expect(await api(staffDiscount.offer, { params })).toEqual({ mostPercent: 5, reasons: [{ id: 'last', name: 'Last piece' }] });
  await add('200_black_1,36');
  expect((await refusal(give({ percent: 6, reason: 'last' }))).errors).toEqual({ discount: ['device.discount_too_high'] });
  expect((await give({ percent: 5, reason: 'last' })).basket.staffDiscounts).toHaveLength(1);
  const nameless = { ...changed, version: version + 1, reasons: [{ id: 'x', names: {} }] };
  expect((await refusal(call(staffDiscounts.save, { body: nameless }))).status).toBe(400);
});
