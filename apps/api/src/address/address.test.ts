import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AddressInput } from '@selvedge/contract/address.ts';
import { addressBook, addressLookup } from '@selvedge/contract/address-book.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now, testApp } from '../harness/test-app.ts';
import { addressComplete } from './address-complete.ts';
import { eraseAddresses, exportAddresses } from './personal-addresses.ts';
import { turkishDistricts } from './turkish-locations.ts';

const params = { catalog: 'de-DE' };
const home: AddressInput = {
  ...{ firstName: 'Ida', lastName: 'Vogel', line1: 'Hauptstraße', houseNumber: '12', postalCode: '10827', city: 'Berlin' },
  mobilePhoneNumber: '0151 2345678',
};
let app: Awaited<ReturnType<typeof testApp>>;

beforeEach(async () => {
  await emptyTables();
  app = await testApp();
});

async function signIn(subject?: string) {
  const { db } = await testDb();
  return openBrowser(app, await signInAsShopper(db, { market: 'de-DE', now, ...(subject && { subject }) })).api;
}

describe('the address book', () => {
  test('ACC-018 CHK-018 an address is kept in the market’s country, and the first one is preferred', async () => {
    const api = await signIn();
    const first = await api(addressBook.create, { params, body: { ...home, country: 'FR', id: 'mine' } });
    expect(first).toMatchObject({ line1: 'Hauptstraße', country: 'DE', isPreferred: true, mobilePhoneNumber: '+491512345678' });
    expect(first.id).not.toBe('mine');
    const second = await api(addressBook.create, { params, body: { ...home, houseNumber: '14' } });
    expect(second.isPreferred).toBe(false);
    const all = await api(addressBook.list, { params });
    expect(all.map(({ houseNumber }) => houseNumber)).toEqual(['12', '14']);
  });

  test('ACC-019 ACC-020 ACC-022 one is read, changed and made the preferred one', async () => {
    const api = await signIn();
    await api(addressBook.create, { params, body: home });
    const { id } = await api(addressBook.create, { params, body: { ...home, houseNumber: '14' } });
    const own = { params: { ...params, addressId: id } };
    expect(await api(addressBook.get, own)).toMatchObject({ id, houseNumber: '14' });
    expect(await api(addressBook.update, { ...own, body: { ...home, houseNumber: '15' } })).toMatchObject({ id, houseNumber: '15' });
    const all = await api(addressBook.setPreferred, own);
    expect(all.map(({ houseNumber, isPreferred }) => [houseNumber, isPreferred])).toEqual([
      ['15', true],
      ['12', false],
    ]);
  });

  test('ACC-021 when the preferred one is forgotten, the oldest of the others takes its place', async () => {
    const api = await signIn();
    const { id } = await api(addressBook.create, { params, body: home });
    await api(addressBook.create, { params, body: { ...home, houseNumber: '14' } });
    await api(addressBook.create, { params, body: { ...home, houseNumber: '16' } });
    const left = await api(addressBook.remove, { params: { ...params, addressId: id } });
    expect(left.map(({ houseNumber, isPreferred }) => [houseNumber, isPreferred])).toEqual([
      ['14', true],
      ['16', false],
    ]);
  });

  test('a book holds fifty addresses, also when two tabs write at once', async () => {
    const api = await signIn();
    const create = (number: number) => api(addressBook.create, { params, body: { ...home, houseNumber: String(number) } });
    for (let number = 1; number < 49; number++) await create(number);
    const results = await Promise.allSettled([49, 50, 51, 52].map(create));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await api(addressBook.list, { params })).toHaveLength(50);
    expect(await refusal(create(53))).toEqual({ status: 400, errors: { address: ['address.too_many'] } });
  });

  test('what is wrong is said by field, and nothing is kept', async () => {
    const api = await signIn();
    const wrong = { ...home, postalCode: '1082', firstName: '', mobilePhoneNumber: 'none' };
    expect(await refusal(api(addressBook.create, { params, body: wrong }))).toEqual({
      status: 400,
      errors: {
        firstName: ['validation.required'],
        postalCode: ['address.error.postal_code'],
        mobilePhoneNumber: ['address.error.phone'],
      },
    });
    expect(await api(addressBook.list, { params })).toEqual([]);
  });

  test('CHK-034 in Turkey the zone must lie in the district, which gives the town its name', async () => {
    const api = await signIn();
    const turkish = { ...home, postalCode: '99', city: 'x', regionCode: '34', district: 'Kadıköy' };
    const kept = await api(addressBook.create, { params: { catalog: 'tr-TR' }, body: turkish });
    expect(kept).toMatchObject({ city: 'İstanbul', district: 'Kadıköy', regionCode: '34', postalCode: '', country: 'TR' });
    const refused = await refusal(api(addressBook.create, { params: { catalog: 'tr-TR' }, body: { ...turkish, district: 'Çankaya' } }));
    expect(refused.errors).toEqual({ district: ['address.error.region'] });
  });

  test('an address is seen and changed only from markets of its country', async () => {
    const api = await signIn();
    const { id } = await api(addressBook.create, { params, body: home });
    const danish = { catalog: 'da-DK' };
    expect(await api(addressBook.list, { params: danish })).toEqual([]);
    const elsewhere = { ...danish, addressId: id };
    expect((await refusal(api(addressBook.update, { params: elsewhere, body: { ...home, postalCode: '8000' } }))).status).toBe(404);
  });

  test('ACC-028 guests are asked to sign in, and another’s address is not there', async () => {
    const guest = openBrowser(app).api;
    expect((await refusal(guest(addressBook.list, { params }))).status).toBe(401);
    const { id } = await (await signIn())(addressBook.create, { params, body: home });
    const other = await signIn();
    const theirs = { params: { ...params, addressId: id } };
    const calls = [
      () => other(addressBook.get, theirs),
      () => other(addressBook.update, { ...theirs, body: home }),
      () => other(addressBook.remove, theirs),
      () => other(addressBook.setPreferred, theirs),
      () => other(addressBook.get, { params: { ...params, addressId: 'nothing' } }),
    ];
    for (const call of calls) expect((await refusal(call())).status).toBe(404);
  });

  test('the file that a shopper downloads holds them, and erasing the account erases them', async () => {
    const { db } = await testDb();
    const subject = crypto.randomUUID();
    const api = await signIn(subject);
    await api(addressBook.create, { params, body: home });
    expect(await exportAddresses(db, subject)).toMatchObject([{ line1: 'Hauptstraße', country: 'DE', isPreferred: true }]);
    await eraseAddresses(db, subject);
    expect(await exportAddresses(db, subject)).toEqual([]);
  });
});

describe('help with typing', () => {
  const broken = { suggest: () => Promise.reject(new Error('down')), validate: () => Promise.reject(new Error('down')) };

  test('CHK-049 what is typed finds streets of the country', async () => {
    const { api } = openBrowser(app);
    const found = await api(addressLookup.suggest, { params: { ...params, address: 'torstr 5' } });
    expect(found[0]).toEqual({
      ...{ country: 'DE', region: '', city: 'Berlin', zipcode: '10119', street: 'Torstraße', number: '5' },
      label: 'Torstraße 5, 10119 Berlin',
    });
    expect(await api(addressLookup.suggest, { params: { catalog: 'da-DK', address: 'torstr 5' } })).toEqual([]);
  });

  test.each([
    ['the address as it is', {}, [true, true, true]],
    ['a slip in the street', { streetName: 'Torstrase' }, [true, false, true]],
    ['a street that nobody knows', { streetName: 'Nirgendwoweg' }, [true, true, true]],
    ['another town than the postal code says', { city: 'Hamburg' }, [false, true, true]],
    ['a house number without a number', { houseNumber: 'abc' }, [true, true, false]],
    ['nothing at all', { city: '', streetName: '', houseNumber: '', zipCode: '' }, [true, true, true]],
  ])('CHK-050 %s', async (_, change, flags) => {
    const { api } = openBrowser(app);
    const body = { region: '', city: 'Berlin', zipCode: '10119', streetName: 'Torstraße', houseNumber: '5', ...change };
    const { cityValidated, streetValidated, houseNumberValidated } = await api(addressLookup.validate, { params, body });
    expect([cityValidated, streetValidated, houseNumberValidated]).toEqual(flags);
  });

  test('CHK-023 CHK-024 a service that fails has no result, and keeps nobody from going on', async () => {
    const { api } = openBrowser(await testApp({ ports: { addresses: broken } }));
    expect(await api(addressLookup.suggest, { params: { ...params, address: 'torstr' } })).toEqual([]);
    const body = { streetName: 'Torstrase', city: 'Berlin' };
    expect(await api(addressLookup.validate, { params, body })).toEqual({
      ...{ cityValidated: true, streetValidated: true, houseNumberValidated: true },
    });
  });

  test('CHK-046 CHK-047 in Canada a street leads to its numbers, and a number to the address', async () => {
    const { api } = openBrowser(app);
    const canada = { catalog: 'en-CA' };
    const [street] = await api(addressLookup.find, { params: canada, body: { searchTerm: 'queen st' } });
    expect(street).toMatchObject({ text: 'Queen Street West', next: 'Find' });
    const [number] = await api(addressLookup.find, { params: canada, body: { searchTerm: 'queen st', lastId: street!.id } });
    expect(number!.next).toBe('Retrieve');
    expect(await api(addressLookup.retrieve, { params: canada, body: { id: number!.id } })).toEqual({
      ...{ line1: 'Queen Street West', line2: '', houseNumber: '1', city: 'Toronto', regionCode: 'ON', postalCode: 'M5V 2A8' },
    });
    expect(await api(addressLookup.find, { params, body: { searchTerm: 'queen st' } })).toEqual([]);
    expect((await refusal(api(addressLookup.retrieve, { params: canada, body: { id: 'CA|99|x|1' } }))).status).toBe(404);
  });

  test('CHK-045 CHK-048 the real lookup is asked by form, with the key of the shop', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        asked.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
        const items =
          request.url === '/find' ? [{ Id: 'CA|1', Text: '1 Main St', Description: 'Ulm', Next: 'Retrieve' }] : [{ Error: '1001' }];
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ Items: items }));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const port = addressComplete({ key: 'KEY', findUrl: `${base}/find`, retrieveUrl: `${base}/retrieve` });
    expect(await port.find({ searchTerm: '1 Main', lastId: '', language: 'fr' })).toEqual([
      { id: 'CA|1', text: '1 Main St', description: 'Ulm', next: 'Retrieve' },
    ]);
    await expect(port.retrieve('CA|1')).rejects.toThrow('1001');
    server.close();
    expect(asked[0]).toBe(
      'POST /find application/x-www-form-urlencoded;charset=UTF-8 Key=KEY&SearchTerm=1+Main&LastId=&Country=CAN&LanguagePreference=fr',
    );
  });

  test('CHK-068 a market sends to its own country', async () => {
    const { api } = openBrowser(app);
    expect(await api(addressLookup.countries, { params })).toEqual([{ name: 'Deutschland', countryShortCode: 'DE' }]);
  });
});

test('Turkey has 81 districts with 973 zones, each with an id of its own', () => {
  const zones = turkishDistricts().flatMap((district) => district.zones.map(({ zoneId }) => zoneId));
  expect([turkishDistricts().length, zones.length, new Set(zones).size]).toEqual([81, 973, 973]);
  expect(turkishDistricts()[0]!.name).toBe('Adana');
});
