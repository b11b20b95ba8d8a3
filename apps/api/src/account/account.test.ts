import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { stockLocationTable } from '../catalogue/tables.ts';
import { testDb } from '../db/test-database.ts';
import { testNow } from '../harness/test-app.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { storeTable } from '../store/tables.ts';
import { wishlistTable } from '../wishlist/tables.ts';
import { ada, type Browser, base, change, joined, mails, metadata, openAccounts, password, turnClock, visitor } from './account.fixture.ts';
import { termsAcceptanceTable } from './tables.ts';

beforeEach(openAccounts);

describe('the profile', () => {
  test('ACC-007 of a newcomer is empty but for the address', async () => {
    expect(await metadata(await joined())).toMatchObject({
      ...{ email: ada, emailGPSR: ada, isEmailVerified: false, firstName: '', lastName: '', birthdate: null, favoriteStore: null },
      ...{ phoneNumber: null, dueDate: null, preferredPayment: null, isEnrolledInCustomerClub: false },
      ...{ tokenRecipe: 'emailpassword', hasPassword: true, preferences: [], subBrands: [], termsVersion: '0', pendingEmail: null },
    });
  });

  test('ACC-026 keeps what is left out, and takes away what is null', async () => {
    const browser = await joined();
    const details = {
      firstName: ' Ada ',
      lastName: 'de   la Cruz',
      birthdate: '1990-02-28',
      phoneNumber: '+34600111222',
      dueDate: '2027-05-01',
    };
    expect((await change(browser, details)).body).toMatchObject({ ...details, firstName: 'Ada', lastName: 'de la Cruz' });
    expect((await change(browser, { phoneNumber: null })).body).toMatchObject({
      firstName: 'Ada',
      birthdate: '1990-02-28',
      phoneNumber: null,
    });
    expect(await metadata(browser)).toMatchObject({ firstName: 'Ada', phoneNumber: null, dueDate: '2027-05-01' });
  });

  test('a name is kept as it was written, markup and all: whoever shows it escapes it', async () => {
    const browser = await joined();
    const name = '<img src=x onerror=alert(1)> & "Ada" \u202e';
    expect((await change(browser, { firstName: name })).body).toMatchObject({ firstName: name });
  });

  test.each([
    ['ACC-011 fifteen years old', { birthdate: '2010-11-16' }, { birthdate: ['validation.age'] }],
    ['ACC-011 a hundred and thirty-one', { birthdate: '1895-11-15' }, { birthdate: ['validation.age'] }],
    ['born on a day that was not', { birthdate: '1990-02-30' }, { birthdate: ['validation.invalid_format'] }],
    ['ACC-014 a child in three years', { dueDate: '2029-11-15' }, { dueDate: ['validation.due_date'] }],
    ['a number without its prefix', { phoneNumber: '0600111222' }, { phoneNumber: ['validation.invalid_format'] }],
    ['a store that there is not', { favoriteStoreId: 'moon' }, { favoriteStoreId: ['validation.invalid_value'] }],
  ])('%s is refused, and nothing else is kept with it', async (_, details, errors) => {
    const browser = await joined();
    expect(await change(browser, { firstName: 'Ada', ...details })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors },
    });
    expect(await metadata(browser)).toMatchObject({ firstName: '' });
  });

  test.each(['2010-11-15', '1895-11-16'])('ACC-012 who was born on %s is just within the bounds', async (birthdate) => {
    expect((await change(await joined(), { birthdate })).status).toBe(200);
  });

  test('ACC-010 a favourite store is one of the market', async () => {
    const { db } = await testDb();
    await db.insert(stockLocationTable).values([
      { kind: 'store', id: 's1', name: 'Soho', markets: ['en-GB'] },
      { kind: 'store', id: 's2', name: 'Mitte', markets: ['de-DE'] },
    ]);
    const soho = {
      street: 'Dean Street 12',
      city: 'London',
      postalCode: 'W1D 3RZ',
      phone: '+44 20 7946 0000',
      latitude: 51.5,
      longitude: -0.13,
    };
    const rest = { name: 'Soho', markets: ['en-GB'], country: 'GB', openingHours: [], clickAndCollect: false };
    await db.insert(storeTable).values({ id: 's1', slug: 's1', ...rest, ...soho });
    const browser = await joined();
    expect((await browser.call('GET', `${base}/favorite-stores`)).body).toEqual([{ physicalId: 's1', name: 'Soho' }]);
    expect((await change(browser, { favoriteStoreId: 's2' })).status).toBe(400);
    expect((await change(browser, { favoriteStoreId: 's1' })).body).toMatchObject({
      favoriteStore: { physicalId: 's1', name: 'Soho', shopNumber: 's1', address: { countryCode: 'GB', ...soho } },
    });
  });

  test('ACC-005 ACC-006 preferences are those that an editor offers, in lower case, brands apart', async () => {
    const { body } = await change(await joined(), { preferences: ['KNITWEAR', 'os', 'gone', 'knitwear'], subBrands: ['OS', 'linen'] });
    expect(body).toMatchObject({ preferences: ['knitwear'], subBrands: ['os'] });
  });

  test('is shown and changed by its owner alone', async () => {
    const browser = await joined();
    await change(browser, { firstName: 'Ada' });
    const other = await joined('eve@example.com');
    await change(other, { firstName: 'Eve' });
    expect(await metadata(browser)).toMatchObject({ firstName: 'Ada', email: ada });
    expect(await metadata(other)).toMatchObject({ firstName: 'Eve' });
    expect((await visitor().call('GET', `${base}/get-user-metadata`)).status).toBe(401);
  });
});

describe('deleting the account', () => {
  const remove = (browser: Browser, word?: string) =>
    browser.call('DELETE', `${base}/delete-account`, word === undefined ? {} : { password: word });

  test('ACC-024 takes everything with it, ends every session and confirms it by mail', async () => {
    const { db } = await testDb();
    const browser = await joined();
    await change(browser, { firstName: 'Ada' });
    await browser.call('POST', `${base}/accept-terms/3`);
    await browser.call('GET', '/api/wishlist/en-GB/wishlists');
    expect((await remove(browser, password)).body).toEqual({ status: 'OK' });
    expect((await browser.call('GET', `${base}/get-user-metadata`)).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
    for (const table of [shopperTable, termsAcceptanceTable, wishlistTable]) expect(await db.select().from(table)).toEqual([]);
    expect((await mails())[0]).toMatchObject({ template: 'account-deleted', to: ada });
    expect((await visitor().signIn(ada, password)).body).toMatchObject({ status: 'WRONG_CREDENTIALS_ERROR' });
  });

  test('needs the password', async () => {
    const browser = await joined();
    expect((await remove(browser)).body).toMatchObject({ errors: { password: ['validation.required'] } });
    expect((await remove(browser, 'wrong')).body).toMatchObject({ errors: { password: ['account.wrong_password'] } });
    expect((await metadata(browser)).email).toBe(ada);
  });

  test('without a password needs a sign-in of the last minutes', async () => {
    const { db } = await testDb();
    const browser = await joined();
    await db.update(shopperTable).set({ passwordHash: null }).where(eq(shopperTable.email, ada));
    turnClock(new Date(testNow.getTime() + 16 * 60_000));
    expect((await remove(browser)).body).toMatchObject({ errors: { password: ['account.sign_in_again'] } });
    turnClock(new Date(testNow.getTime() + 14 * 60_000));
    expect((await remove(browser)).body).toEqual({ status: 'OK' });
  });

  test('is not done by a page of somebody else', async () => {
    const browser = await joined();
    const forged = await browser.call(
      'DELETE',
      `${base}/delete-account`,
      { password },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(forged.status).toBe(400);
    const withoutToken = await browser.call('DELETE', `${base}/delete-account`, { password }, { 'anti-csrf': 'guessed' });
    expect(withoutToken.status).toBe(401);
  });
});

describe('terms', () => {
  test('ACC-016 AUT-109 are accepted by version, once, with the time of the shop', async () => {
    const { db } = await testDb();
    const browser = await joined();
    const headers = { 'x-terms-condition-date': '1999-01-01T00:00:00Z', 'x-terms-condition-version': '9' };
    expect((await browser.call('POST', `${base}/accept-terms/3`, undefined, headers)).body).toEqual({ status: 'OK' });
    turnClock(new Date(testNow.getTime() + 60_000));
    await browser.call('POST', `${base}/accept-terms/3`);
    expect(await metadata(browser)).toMatchObject({ termsVersion: '3' });
    expect(await db.select().from(termsAcceptanceTable)).toMatchObject([
      { version: '3', market: 'en-GB', acceptedAt: testNow, consents: {} },
    ]);
  });

  test.each(['2', '4', 'terms'])('of version %s are not those that are published', async (version) => {
    expect(await (await joined()).call('POST', `${base}/accept-terms/${version}`)).toMatchObject({
      status: 400,
      body: { errors: { termsId: ['account.terms_moved'] } },
    });
  });

  test('ACC-015 in Türkiye each consent is kept on its own', async () => {
    const { db } = await testDb();
    const browser = await joined();
    expect((await browser.call('POST', `${base}/accept-terms-tr/3`, { disclosureRead: false })).status).toBe(400);
    expect((await browser.call('POST', `${base}/accept-terms-tr/3`, { disclosureRead: true, marketingConsent: true })).status).toBe(200);
    expect(await db.select({ consents: termsAcceptanceTable.consents }).from(termsAcceptanceTable)).toEqual([
      { consents: { disclosureRead: true, dataConsent: false, marketingConsent: true } },
    ]);
  });
});

describe('sessions', () => {
  test('are listed and ended by their shopper alone', async () => {
    const browser = await joined();
    const phone = visitor();
    await phone.signIn(ada, password);
    const eve = await joined('eve@example.com');
    const sessions = (await browser.call('GET', `${base}/sessions`)).body as unknown as { id: string; isCurrent: boolean }[];
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const other = sessions.find(({ isCurrent }) => !isCurrent)!;
    expect((await eve.call('DELETE', `${base}/sessions/${other.id}`)).status).toBe(404);
    expect((await phone.call('GET', `${base}/sessions`)).status).toBe(200);
    expect((await browser.call('DELETE', `${base}/sessions/${other.id}`)).body).toHaveLength(1);
    expect((await phone.call('GET', `${base}/sessions`)).status).toBe(401);
  });

  test('all others end at once', async () => {
    const browser = await joined();
    const others = [visitor(), visitor()];
    for (const other of others) await other.signIn(ada, password);
    expect((await browser.call('DELETE', `${base}/sessions`)).body).toHaveLength(1);
    for (const other of others) expect((await other.call('GET', `${base}/sessions`)).status).toBe(401);
    expect((await browser.call('GET', `${base}/sessions`)).status).toBe(200);
  });
});

test('the export holds what the shop knows of a shopper, of nobody else, and no secrets', async () => {
  const browser = await joined();
  await change(browser, { firstName: 'Ada', birthdate: '1990-02-28' });
  await browser.call('POST', `${base}/accept-terms/3`);
  await joined('eve@example.com');
  const { body } = await browser.call('GET', `${base}/export-data`);
  expect(body).toMatchObject({
    exportedAt: testNow.toISOString(),
    account: {
      email: ada,
      profile: { firstName: 'Ada', birthdate: '1990-02-28' },
      termsAccepted: [{ version: '3' }],
      sessions: [{ market: expect.any(String) }],
    },
    wishlists: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/eve@|argon2|hash/i);
});
