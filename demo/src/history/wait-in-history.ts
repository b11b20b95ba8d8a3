import { openBrowser } from '@selvedge/api/harness/open-browser.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { notifyMe } from '@selvedge/contract/notify-me.ts';
import { isTaken } from './buy-in-history.ts';
import type { HistoryShop } from './history-shop.ts';
import type { PlannedPurchase } from './plan-purchases.ts';

type Waiting = { catalog: string; liked: readonly string[]; number: number };

/** Who comes for a size that is sold out asks to be told when it is back. The mail that asks them back is answered as it is delivered. */
export async function waitInHistory(
  { app }: HistoryShop,
  { chances }: PlannedPurchase,
  { catalog, liked, number }: Waiting,
): Promise<void> {
  const headers = { 'x-forwarded-for': `10.200.${(number >> 8) & 255}.${number & 255}` };
  const { api } = openBrowser(app, headers);
  for (let look = 0; look < 5; look++) {
    const productId = liked[Math.floor(chances.next() ** 3 * liked.length)]!;
    const { variants } = await api(catalogue.product, { params: { catalog, productId } });
    const gone = variants.filter(({ inStockEcom }) => !inStockEcom);
    if (gone.length === 0) continue;
    const body = { productId, sku: chances.pick(gone).id, email: `waiting-${number}@example.com` };
    if (await isTaken(api(notifyMe.optIn, { params: { catalog }, body }))) return;
  }
}

/** What its invented reader does with a mail: confirms a wish to be told, and nothing else. */
export async function readHistoryMail({ app }: Pick<HistoryShop, 'app'>, payload: unknown): Promise<void> {
  const { template, market, values } = payload as { template: string; market: string; values: { token?: string } };
  if (template !== 'notify-me-confirm' || values.token === undefined) return;
  const { api } = openBrowser(app, { 'x-forwarded-for': `10.201.${values.token.charCodeAt(0)}.${values.token.charCodeAt(1)}` });
  await isTaken(api(notifyMe.confirm, { params: { catalog: market }, body: { token: values.token } }));
}
