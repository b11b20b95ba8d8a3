import { randomUUID } from 'node:crypto';
import type { Endpoint, Right } from '@selvedge/contract/endpoint.ts';
import { order } from '@selvedge/contract/order.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffCarrier } from '@selvedge/contract/studio/staff-carrier.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import type { CarrierPort } from '../carrier/carrier-port.ts';
import { emptyTables } from '../db/test-database.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { type Role, roles } from '../identity/roles.ts';
import { confirmOrder } from '../order/confirm-order.ts';
import { fulfilmentShop } from './fulfilment.fixture.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

const carrier: CarrierPort = {
  name: 'Pigeon',
  book: async ({ reference }) => ({ trackingNumber: `P-${reference.slice(0, 8)}`, trackingLink: '', routingCode: 'X1' }),
  track: async () => [],
  requestPickup: async () => ({ pickupId: 'fetched' }),
  cancelPickup: async () => {},
  readNotice: () => undefined,
};

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop({ refundLimits: { PLN: 50 } });
  Object.assign(shop.app.shop.ports, { carrier });
});

type Sent = { body?: object; params?: Record<string, string>; query?: Record<string, string> };
type Bought = Awaited<ReturnType<typeof shop.bought>>;
type Verb = { call: Endpoint; action: string; prepare: (bought: Bought) => Promise<Sent> | Sent };

const key = () => randomUUID();
const service = () => shop.staff('customer-service');
const somePieces = ({ lines }: Bought) => [{ lineItemId: lines[0]!, quantity: 1 }];

async function packed(bought: Bought): Promise<{ orderId: string; parcelId: string }> {
  const { orderId } = bought;
  return { orderId, parcelId: await shop.pack(await service(), orderId, somePieces(bought)) };
}

async function shipped(bought: Bought): Promise<{ orderId: string; parcelId: string }> {
  const parcel = await packed(bought);
  await (await service())(fulfilment.ship, { body: { ...parcel, courier: 'Post', trackingNumber: 'T-1' } });
  return parcel;
}

const refundOf = ({ orderId }: Bought, amount: number) =>
  ({ orderId, key: key(), what: { kind: 'amount', amount }, reason: 'a seam was open' }) as const;

const place = { kind: 'warehouse', locationId: 'CENTRAL' } as const;

async function askedPickup(): Promise<string> {
  const body = { ...place, key: key(), day: '2026-11-18', parcels: 3 };
  const { pickups } = await (await service())(staffCarrier.requestPickup, { body });
  return pickups[0]!.id;
}

/** Every call of the order desk that changes something, with what it has to leave on the audit log. */
const verbs: Record<string, Verb> = {
  pack: {
    call: fulfilment.pack,
    action: 'order.packed',
    prepare: (bought) => ({ body: { orderId: bought.orderId, key: key(), ...place, lines: somePieces(bought) } }),
  },
  unpack: { call: fulfilment.unpack, action: 'order.unpacked', prepare: async (bought) => ({ body: await packed(bought) }) },
  ship: {
    call: fulfilment.ship,
    action: 'order.shipped',
    prepare: async (bought) => ({ body: { ...(await packed(bought)), courier: 'Post', trackingNumber: 'T-2' } }),
  },
  recordEvent: {
    call: fulfilment.recordEvent,
    action: 'order.parcelEvent',
    prepare: async (bought) => ({ body: { ...(await shipped(bought)), key: key(), type: 'delay' } }),
  },
  loseParcel: { call: fulfilment.loseParcel, action: 'order.parcelLost', prepare: async (bought) => ({ body: await shipped(bought) }) },
  resendParcel: {
    call: fulfilment.resendParcel,
    action: 'order.packed',
    prepare: async (bought) => {
      const parcel = await shipped(bought);
      await (await service())(fulfilment.loseParcel, { body: parcel });
      return { body: { ...parcel, key: key(), ...place } };
    },
  },
  cancelLines: {
    call: fulfilment.cancelLines,
    action: 'order.cancelledLines',
    prepare: (bought) => ({ body: { orderId: bought.orderId, key: key(), lines: somePieces(bought), reason: 'gone' } }),
  },
  partCancel: {
    call: order.partCancel,
    action: 'order.cancelledLines',
    prepare: (bought) => ({ body: { orderNumber: bought.orderNumber, key: key(), lineItems: somePieces(bought), reason: 'gone' } }),
  },
  refund: { call: fulfilment.refund, action: 'order.refundApproved', prepare: (bought) => ({ body: refundOf(bought, 1) }) },
  decideRefund: {
    call: fulfilment.decideRefund,
    action: 'order.refundApproved',
    prepare: async (bought) => {
      const { refunds } = await (await service())(fulfilment.refund, { body: refundOf(bought, 60) });
      return { body: { orderId: bought.orderId, refundId: refunds[0]!.refundId, isApproved: true } };
    },
  },
  retryChange: {
    call: fulfilment.retryChange,
    action: 'order.retry',
    prepare: async (bought) => {
      shop.klarna.set('refused');
      await (await service())(fulfilment.refund, { body: refundOf(bought, 1) });
      await shop.settle();
      const { changes } = await (await service())(fulfilment.get, { body: { orderId: bought.orderId } });
      return { body: { orderId: bought.orderId, changeId: changes[0]!.changeId } };
    },
  },
  resendMail: {
    call: fulfilment.resendMail,
    action: 'order.mailResent',
    prepare: async ({ orderId }) => {
      await shop.db.transaction((tx) => confirmOrder(tx, { orderId, now }));
      return { body: { orderId, key: key(), kind: 'confirmation' } };
    },
  },
  addNote: {
    call: fulfilment.addNote,
    action: 'order.note',
    prepare: ({ orderId }) => ({ body: { orderId, key: key(), text: 'rang twice' } }),
  },
  book: { call: staffCarrier.book, action: 'order.shipped', prepare: async (bought) => ({ body: await packed(bought) }) },
  label: { call: staffCarrier.label, action: 'parcel.label', prepare: async (bought) => ({ params: await packed(bought) }) },
  labels: {
    call: staffCarrier.labels,
    action: 'parcel.label',
    prepare: async (bought) => ({ query: { orders: (await packed(bought)).orderId } }),
  },
  requestPickup: {
    call: staffCarrier.requestPickup,
    action: 'parcel.pickup',
    prepare: () => ({ body: { ...place, key: key(), day: '2026-11-18', parcels: 3 } }),
  },
  cancelPickup: {
    call: staffCarrier.cancelPickup,
    action: 'parcel.cancel-pickup',
    prepare: async () => ({ params: { id: await askedPickup() } }),
  },
};

const reads = ['workList', 'get', 'pickups'];
/** The warehouse packs and ships, and gives nothing back. */
const ofMoney = ['cancelLines', 'partCancel', 'refund', 'decideRefund', 'retryChange'];

test('the table names every call of the order desk', () => {
  const calls = ['partCancel', ...Object.keys(fulfilment), ...Object.keys(staffCarrier)];
  expect(Object.keys(verbs).sort()).toEqual(calls.filter((name) => !reads.includes(name)).sort());
});

async function ask(
  role: Role | undefined,
  { call }: Verb,
  { body, params = {}, query = {} }: Sent,
): Promise<{ status: number; text: string }> {
  const url =
    call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!) +
    (Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '');
  const caller = role ? await signInAsStaff(shop.db, { role, now }) : {};
  const headers = { ...caller, ...(body && { 'content-type': call.contentType ?? 'application/json' }) };
  const answer = await shop.app.inject({ method: call.method, url, headers, ...(body && { payload: JSON.stringify(body) }) });
  return { status: answer.statusCode, text: answer.body.slice(0, 300) };
}

const entries = async () => (await shop.db.select().from(auditTable).orderBy(auditTable.id)).map(({ action, who }) => ({ action, who }));

describe('each step of the order desk', () => {
  test.each(Object.entries(verbs))('%s is refused to who may not, and stands on the audit log of who may', async (name, verb) => {
    const right: Right = ofMoney.includes(name) ? 'order.refund' : 'order.write';
    const bought = await shop.bought();
    const sent = await verb.prepare(bought);
    const before = await entries();
    expect((await ask(undefined, verb, sent)).status).toBe(401);
    const names = Object.keys(roles) as Role[];
    const may = names.filter((role) => (roles[role] as readonly Right[]).includes(right));
    for (const role of names.filter((each) => !may.includes(each))) expect((await ask(role, verb, sent)).status, role).toBe(404);
    expect(await entries()).toEqual(before);

    const done = await ask('customer-service', verb, sent);
    expect(done.status, done.text).toBe(200);
    const added = (await entries()).slice(before.length);
    expect(added.map(({ action }) => action)).toContain(verb.action);
    for (const { who } of added) expect(who).toMatch(/^customer-service-/);
    expect(may).toEqual(['administrator', 'customer-service', ...(right === 'order.write' ? ['warehouse'] : [])]);
  });
});
