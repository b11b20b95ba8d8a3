import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { fill as fillIn, find, put as putIn, stocked } from './basket.ts';
import { type APIRequestContext, test as base, type Page } from './test.ts';

/** Each stands for a kind: the euro, three decimals from right to left, a suffix, none at all, tax on top, and a comma with a suffix. */
const markets = ['de-DE', 'ar-KW', 'sv-SE', 'hu-HU', 'en-CA', 'ro-RO'] as const;

/**
 * Journeys that are about no market in particular. Which one a journey goes through follows from its title, so that a failure comes again;
 * `E2E_ROTATION=1`, 2, ... turns all of them further. A crash that hit a third of all euro baskets once passed thousands of tests in pounds.
 */
export const test = base.extend<{ there: There }>({
  there: async ({ request }, use, { title }) => {
    const id = markets[(hashOf(title) + Number(process.env.E2E_ROTATION ?? 0)) % markets.length]!;
    const texts = (await (await request.get(`/api/f/${id}/translations`)).json()) as Record<string, string>;
    await use(thereIn(id, texts));
  },
});

export type There = ReturnType<typeof thereIn>;

function thereIn(id: string, texts: Readonly<Record<string, string>>) {
  const t = (key: string, values?: Record<string, string | number>) => translate(texts, key, values, id);
  return {
    id,
    t,
    /** A text by its key, whatever stands in its gaps. */
    like: (key: string) =>
      new RegExp(
        `^\\s*${t(key)
          .split(/\{\w+\}/)
          .map(escapeRegExp)
          .join('.*')}\\s*$`,
      ),
    money: ({ amount, currency }: { amount: number; currency: string }) => formatMoney(toMinor(amount, currency), currency, id),
    url: (path: string) => `/${id}${path}`,
    fill: (page: Page, amount: number) => fillIn(page, amount, id, ''),
    put: (page: Page, skus: readonly string[]) => putIn(page, skus, id),
    find: (request: APIRequestContext, suits?: (product: ProductDetail) => boolean) => find(request, '', suits, id),
    stocked,
    header: (page: Page) => page.getByRole('banner').getByRole('link', { name: new RegExp(`^${escapeRegExp(t('shell.basket'))}`) }),
    lines: (page: Page) => page.getByRole('list', { name: t('basket.lines') }).getByRole('article'),
    summary: (page: Page) => page.getByRole('region', { name: t('basket.summary') }),
  };
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function hashOf(title: string): number {
  let hash = 0;
  for (const letter of title) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return hash;
}
