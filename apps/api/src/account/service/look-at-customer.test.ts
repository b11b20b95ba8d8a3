import { customers } from '@selvedge/contract/studio/customers.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../../audit/tables.ts';
import { clubConsentTable } from '../../club/tables.ts';
import { testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { testNow as now } from '../../harness/test-app.ts';
import { shopperSessionTable } from '../../identity/shopper-tables.ts';
import { email, everything, openService, staff, traces } from './customers.fixture.ts';

let shop: Awaited<ReturnType<typeof openService>>;

beforeEach(async () => {
  shop = await openService();
});

describe('looking at a customer', () => {
  test('shows what is kept, and is written down with who, whom, when and why', async () => {
    const { customerId, own, guest } = await everything();
    const { db } = await testDb();
    const call = await staff();
    const seen = await call(customers.look, { body: { customerId, reason: 'asked on the telephone' } });
    expect(seen).toMatchObject({
      ...{ email, firstName: 'Zephyrine', lastName: 'Quillfeather', isEmailProven: true },
      account: { phoneNumber: '+441632960777', providers: ['google'], pendingEmail: 'zephyrine@new.example' },
      addresses: [{ isPreferred: true, address: { line1: 'Harpsichord Lane' } }],
      orders: { count: 2 },
      club: { consents: [{ kind: 'given', source: 'footer', version: '3' }] },
      terms: [{ slug: 'terms', version: '3' }],
      wishlists: [{ name: 'Zephyrine’s coats' }],
      baskets: [{ market: 'en-GB' }],
      sessions: [{ market: 'en-GB' }],
      mails: [{ template: 'new-device' }, { template: 'club-welcome' }],
      looks: [],
    });
    expect(seen.orders.latest.map(({ orderId }) => orderId).sort()).toEqual([own.orderId, guest.orderId].sort());
    // Found by another way, it is the same person, and within minutes the same look.
    await call(customers.look, { body: { customerId: `g-${guest.orderId}` } });
    expect(await db.select().from(auditTable).orderBy(auditTable.id)).toMatchObject([
      {
        action: 'customer.look',
        subject: customerId,
        who: expect.stringMatching(/^customer-service/),
        after: { reason: 'asked on the telephone' },
      },
    ]);
    await (await staff('administrator'))(customers.look, { body: { customerId } });
    const again = await call(customers.look, { body: { customerId, reason: 'another reason' } });
    expect(again.looks).toHaveLength(2);
    // The record names nobody but staff.
    expect(
      JSON.stringify(await db.select({ subject: auditTable.subject, after: auditTable.after }).from(auditTable).orderBy(auditTable.id)),
    ).not.toMatch(traces);
  });

  test('nobody looks, exports or erases without the right', async () => {
    const { customerId } = await everything();
    for (const role of ['editor', 'merchandiser', 'country-manager', 'store', 'auditor', 'newcomer'] as const) {
      const call = await staff(role);
      await expect(call(customers.find, { body: { search: email } })).rejects.toMatchObject({ status: 404 });
      await expect(call(customers.look, { body: { customerId } })).rejects.toMatchObject({ status: 404 });
      await expect(call(customers.exportData, { body: { customerId } })).rejects.toMatchObject({ status: 404 });
      await expect(call(customers.erase, { body: { customerId, email } })).rejects.toMatchObject({ status: 404 });
    }
    await expect(callAs(shop.app)(customers.look, { body: { customerId } })).rejects.toMatchObject({ status: 401 });
  });
});

describe('what service staff do for a customer', () => {
  test('the file holds every part, and handing it out is written down', async () => {
    const { customerId } = await everything();
    const file = await (await staff())(customers.exportData, { body: { customerId, reason: 'request of today' } });
    expect(Object.keys(file)).toEqual(
      expect.arrayContaining([
        'account',
        'addresses',
        'baskets',
        'customerClub',
        'orders',
        'payments',
        'wishlists',
        'guestOrders',
        'guestPayments',
        'mails',
      ]),
    );
    expect(JSON.stringify(file.guestOrders)).toContain('Harpsichord Lane');
    expect(JSON.stringify(file)).not.toContain('Elm Row');
    const { db } = await testDb();
    expect(await db.select().from(auditTable).orderBy(auditTable.id)).toMatchObject([{ action: 'customer.export', subject: customerId }]);
  });

  test('messages end with a proof, sessions end at once, and an address is asked to be proven again', async () => {
    const { customerId } = await everything();
    const { db } = await testDb();
    const call = await staff();
    await call(customers.unsubscribe, { body: { customerId } });
    await call(customers.unsubscribe, { body: { customerId } });
    expect((await db.select().from(clubConsentTable)).map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'given footer',
      'withdrawn service',
    ]);
    await call(customers.endSessions, { body: { customerId } });
    expect(await db.select().from(shopperSessionTable)).toMatchObject([{ revokedAt: now }]);
    await expect(call(customers.resendVerification, { body: { customerId } })).rejects.toMatchObject({ status: 409 });
    expect((await db.select().from(auditTable).orderBy(auditTable.id)).map(({ action }) => action)).toEqual([
      'customer.unsubscribe',
      'customer.end-sessions',
    ]);
  });
});
