import { randomUUID } from 'node:crypto';
import { fillPath } from '@selvedge/contract/client.ts';
import { mostPictureBytes, type ReturnReason, type ReturnsAnswer, returns } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';
import { orderTable } from '../order/tables.ts';
import { forgetOldPictures } from './forget-old-pictures.ts';
import { exportReturns, forgetGuestReturnDetails, forgetReturnDetails } from './personal-returns.ts';
import { returnPictureTable } from './tables.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

/** A photograph with what a telephone writes into it: who took it, and which way up it is. */
const photograph = async (colour = '#a03020') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .withExif({ IFD0: { Artist: 'Zephyrine' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** An order in a market that is sent, of which a piece is announced to come back. */
async function announced(reason: ReturnReason = 'faulty') {
  const { orderId, orderNumber, lines } = await shop.bought({ market: 'de-DE', currency: 'EUR' });
  const [lineItemId] = lines as [string];
  const desk = await shop.staff('warehouse');
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId, quantity: 2 }]);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: `T-${orderId}` } });
  const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
  const wish = { lineItemId, quantity: 1, reason, words: '' };
  const body = { token, key: randomUUID(), lines: [wish], method: 'dropOff' as const };
  await shop.browser().api(returns.register, { params: { orderId }, body });
  const { returns: made } = await desk(staffReturns.ofOrder, { body: { orderId } });
  return { ...{ orderId, token, lineItemId, desk }, returnNumber: `${orderNumber}-R1`, returnId: made[0]!.returnId };
}
type Announced = Awaited<ReturnType<typeof announced>>;

type Sent = { file: Buffer; type?: string; key?: string; token?: string | undefined; headers?: Record<string, string> };

async function add(to: Pick<Announced, 'orderId' | 'returnNumber' | 'lineItemId' | 'token'>, { file, type = 'image/jpeg', ...sent }: Sent) {
  const { lineItemId, token, ...params } = { ...to, ...('token' in sent && { token: sent.token }) };
  const query = new URLSearchParams({ lineItemId, key: sent.key ?? randomUUID(), ...(token !== undefined && { token }) });
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: `${fillPath(returns.addPicture.path, params)}?${query}`, payload: file },
    headers: { 'content-type': type, ...sent.headers },
  });
  return { status: answer.statusCode, body: answer.json<ReturnsAnswer & { code?: string; errors?: Record<string, string[]> }>() };
}

const picturesOf = ({ returns: made }: ReturnsAnswer) => made[0]!.lines[0]!.pictures ?? [];

const see = (path: string, params: Record<string, string>, given: { token?: string; headers?: Record<string, string> } = {}) =>
  shop.app.inject({
    url: `${fillPath(path, params)}${given.token ? `?token=${encodeURIComponent(given.token)}` : ''}`,
    headers: given.headers ?? {},
  });

describe('a picture of a fault', () => {
  test('is seen by its buyer and by staff, without anything but its pixels', async () => {
    const [made, file] = [await announced(), await photograph()];
    expect(file.includes('Zephyrine')).toBe(true);
    const { status, body } = await add(made, { file });
    expect(status).toBe(200);
    const [pictureId] = picturesOf(body) as [string];
    const { orderId, returnNumber, token } = made;
    const own = await see(returns.picture.path, { orderId, returnNumber, pictureId }, { token });
    expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([200, 'image/webp', 'no-store']);
    const facts = await sharp(own.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 40, height: 60 });
    expect([facts.exif, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined]);
    expect(own.rawPayload.includes('Zephyrine')).toBe(false);
    const staff = await signInAsStaff(shop.db, { role: 'customer-service', now });
    const seen = await see(staffReturns.picture.path, { pictureId }, { headers: staff });
    expect(seen.rawPayload.equals(own.rawPayload)).toBe(true);
    expect((await made.desk(staffReturns.get, { body: { returnNumber } })).lines).toMatchObject([{ pictures: [pictureId] }]);
  });

  test('is there three times at most, also when ten are sent at once, and one that is sent again is one', async () => {
    const made = await announced();
    const [file, key] = [await photograph(), randomUUID()];
    expect(picturesOf((await add(made, { file, key })).body)).toHaveLength(1);
    expect(picturesOf((await add(made, { file, key })).body)).toHaveLength(1);
    const tries = await Promise.all(Array.from({ length: 10 }, () => add(made, { file })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = { code: 'order_refused', errors: { picture: ['returns.picture_enough'] } };
    expect(tries.find(({ status }) => status !== 200)!.body).toMatchObject(refused);
    expect(await shop.db.select({ id: returnPictureTable.id }).from(returnPictureTable)).toHaveLength(3);
  });

  test('is refused for pieces that fit badly, for returns that are here, and for files that are no pictures', async () => {
    const file = await photograph();
    const tight = await announced('tooSmall');
    expect((await add(tight, { file })).body.errors).toEqual({ picture: ['returns.picture_only_faulty'] });
    const made = await announced();
    const unreadable = { status: 400, body: { errors: { picture: ['returns.picture_unreadable'] } } };
    expect(await add(made, { file: Buffer.from('<svg onload="alert(1)"/>') })).toMatchObject(unreadable);
    expect(await add(made, { file, type: 'image/png' })).toMatchObject(unreadable);
    expect(await add(made, { file: file.subarray(0, 200) })).toMatchObject(unreadable);
    expect(await add(made, { file, type: 'image/svg+xml' })).toMatchObject({ status: 415 });
    expect(await add(made, { file: Buffer.alloc(mostPictureBytes + 1) })).toMatchObject({ status: 413 });
    expect(await add({ ...made, lineItemId: 'another' }, { file })).toMatchObject({ status: 409 });
    expect(await add({ ...made, returnNumber: 'DE1-R9' }, { file })).toMatchObject({ status: 404 });
    const { returnId, lineItemId, desk } = made;
    const lines = [{ lineItemId, quantity: 1, condition: 'damaged' as const, isRestocked: false }];
    await desk(staffReturns.receive, { body: { returnId, key: randomUUID(), kind: 'warehouse', locationId: 'CENTRAL', lines } });
    expect((await add(made, { file })).body.errors).toEqual({ picture: ['returns.is.received'] });
    expect(await shop.db.select({ id: returnPictureTable.id }).from(returnPictureTable)).toEqual([]);
  });

  test('is not there for another shopper, a guest without proof, the buyer of another order, and staff who see no orders', async () => {
    const [made, other] = [await announced(), await announced()];
    const file = await photograph();
    const stranger = await signInAsShopper(shop.db, { market: 'de-DE', now, subject: randomUUID() });
    for (const sent of [{ token: undefined }, { token: 'wrong' }, { token: other.token }, { token: undefined, headers: stranger }])
      expect(await add(made, { file, ...sent })).toMatchObject({ status: 404 });
    const [pictureId] = picturesOf((await add(made, { file })).body) as [string];
    const { orderId, returnNumber, token } = made;
    const asked = { orderId, returnNumber, pictureId };
    const statuses = await Promise.all([
      see(returns.picture.path, asked),
      see(returns.picture.path, asked, { token: other.token }),
      see(returns.picture.path, asked, { headers: stranger }),
      see(returns.picture.path, { ...asked, orderId: other.orderId, returnNumber: other.returnNumber }, { token: other.token }),
      see(staffReturns.picture.path, { pictureId }, { token }),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 401]);
    const editor = await signInAsStaff(shop.db, { role: 'editor', now });
    expect((await see(staffReturns.picture.path, { pictureId }, { headers: editor })).statusCode).not.toBe(200);
  });

  test('goes with the data of its buyer, with an account and without, and after a year', async () => {
    const kept = async () => (await shop.db.select({ id: returnPictureTable.id }).from(returnPictureTable)).length;
    const file = await photograph();
    const subject = randomUUID();
    const made = await announced();
    await shop.db.update(orderTable).set({ shopperId: subject });
    const [pictureId] = picturesOf((await add(made, { file })).body) as [string];
    await add(await announced(), { file });
    expect(JSON.stringify(await exportReturns(shop.db, subject))).toContain(pictureId);
    await forgetReturnDetails(shop.db, subject);
    expect(await kept()).toBe(1);
    await forgetGuestReturnDetails(shop.db, 'ada@example.com');
    expect(await kept()).toBe(0);
    await add(await announced(), { file });
    await forgetOldPictures(shop.db, addDays(now, 364));
    expect(await kept()).toBe(1);
    await forgetOldPictures(shop.db, addDays(now, 366));
    expect(await kept()).toBe(0);
  });
});
