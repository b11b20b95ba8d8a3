import { randomUUID } from 'node:crypto';
import { type Client, createClient } from '@selvedge/contract/client.ts';
import { assortment, option, price, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testApp, testNow } from '../harness/test-app.ts';

const garment = (styleNumber: string, change = {}) => style({ styleNumber, options: [option({ optionId: '1', ...change })] });

/** Four garments, of which Britain does not sell the third and the fourth is sold out; the last pieces of one, and many of no interest. */
export const lines = [
  garment('1'),
  garment('2'),
  garment('3', { prices: price({ list: 4995 }, ['de-DE']) }),
  garment('4', { variants: [{ size: { id: 'S', name: 'S' }, ean: '4000000000017' }] }),
  garment('few', { variants: [{ size: { id: 'S', name: 'S' }, ean: '4000000000024', stock: { warehouses: { CENTRAL: 2 } } }] }),
  ...Array.from({ length: 200 }, (_, index) => garment(`many${index}`)),
];

export const sku = (styleNumber: number | string) => `${styleNumber}_black_1`;

export async function wishlistApp() {
  const snapshot = await openCatalogue(assortmentSource(assortment(lines)));
  return testApp({ catalogue: () => snapshot });
}

/** A client as a new shopper, or as a guest. */
export async function clientOf(
  app: Awaited<ReturnType<typeof wishlistApp>>,
  who: 'guest' | 'shopper',
  subject: string = randomUUID(),
): Promise<Client> {
  const { db } = await testDb();
  const identity = who === 'guest' ? {} : await signInAsShopper(db, { market: 'en-GB', now: testNow, subject });
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    const { body, statusCode, headers } = await app.inject({
      method: init?.method as 'GET',
      url: String(url),
      headers: { ...(init?.headers as Record<string, string>), ...identity },
      ...(init?.body && { payload: init.body as string }),
    });
    return new Response(statusCode === 204 ? null : body, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    });
  };
  return createClient({ apiBase: '', fetch: send as typeof fetch });
}
