import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { defaultProgramme } from '@selvedge/domain/loyalty/default-programme.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import type { There } from './rotation.ts';
import { join, mailedLink } from './shopper.ts';
import { expect, type Page } from './test.ts';

/** An account with a proven address whose owner is in the club; that the page does it is tried in join-the-club. */
export async function joinClub(page: Page, there: There): Promise<string> {
  const email = await join(page, there, 'member');
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await expect(page.getByText(there.t('login.verified'))).toBeVisible();
  const wish = { email, firstName: 'Ada', lastName: 'Weaver', acceptsTerms: true };
  const joined = await callAsPage(page, `/api/account/${there.id}/customerclub/subscribe`, wish);
  expect(joined).toMatchObject({ needsConfirmation: false });
  return email;
}

export type Points = { balance: number; pendingPoints: number };
export const pointsOf = (page: Page, email: string) => callAsPage(page, `/api/voyado/voyado/points/${email}`) as Promise<Points>;

/** Points follow an order by a job. */
export async function waitForPoints(page: Page, email: string, points: Partial<Points>): Promise<void> {
  await expect.poll(() => pointsOf(page, email)).toMatchObject(points);
}

/** Time goes by: what was bought is the member's once its return window has closed. */
export async function waitForBooking(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`/dev/points?email=${encodeURIComponent(email)}&days=60`);
  expect(await answer.json()).toEqual({ purchases: 1 });
}

/** As the shop's own scripts call: with the session, and what proves that it is no other site's form. */
export function callAsPage(page: Page, path: string, sent?: object): Promise<unknown> {
  return page.evaluate(
    async ([url, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
      return answer.json();
    },
    [path, sent] as const,
  );
}

/** What a piece earns, by the programme that the demo leaves as it is. */
export function pointsFor({ price }: ProductDetail): number {
  const { amount, currency } = price.salesPrice;
  return Math.floor(toMinor(amount, currency) / toMinor(defaultProgramme(currency).amountPerPoint, currency));
}

/** Something of which three pieces are worth a reward and more. */
export const isDear = (product: ProductDetail) =>
  pointsFor(product) >= 75 && product.variants.some(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft);
