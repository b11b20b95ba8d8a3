import { Address } from '@selvedge/contract/address.ts';
import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { type AddressField, findField } from '@selvedge/domain/address/address-rules.ts';
import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { addresses, type Written } from './addresses.ts';
import { fill as fillIn, find, put as putIn, stocked } from './basket.ts';
import { hashOf } from './some-of.ts';
import { type APIRequestContext, test as base, type Page } from './test.ts';

/** Each stands for a kind: the euro, three decimals from right to left, a suffix, none at all, tax on top, and a comma with a suffix. */
const markets: readonly string[] = ['de-DE', 'ar-KW', 'sv-SE', 'hu-HU', 'en-CA', 'ro-RO'];

/**
 * Journeys that are about no market in particular. Which one a journey goes through follows from its title, so that a failure comes again;
 * `E2E_ROTATION=1`, 2, ... turns all of them further. A crash that hit a third of all euro baskets once passed thousands of tests in pounds.
 */
export const test = base.extend<{ there: There; among: readonly string[] }>({
  /** Narrower where only some markets have what a journey is about: `test.use({ among: ['de-DE'] })`. */
  among: [markets, { option: true }],
  there: async ({ request, among }, use, { title }) => {
    await use(await visit(request, among[(hashOf(title) + Number(process.env.E2E_ROTATION ?? 0)) % among.length]!));
  },
});

/** A market that a journey names itself. */
export async function visit(request: APIRequestContext, id: string): Promise<There> {
  return thereIn(id, (await (await request.get(`/api/f/${id}/translations`)).json()) as Record<string, string>);
}

export type There = ReturnType<typeof thereIn>;

function thereIn(id: string, texts: Readonly<Record<string, string>>) {
  const t = (key: string, values?: Record<string, string | number>) => translate(texts, key, values, id);
  const country = id.slice(-2);
  // What is filled in may be kept apart from words of another direction, by marks that nobody sees.
  const apart = (values: Record<string, string | number> = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]));
  // A screen reader's name of a thing has an ordinary space where words are kept on one line.
  const pattern = (words: string) => escapeRegExp(words).replaceAll(/\s/g, '\\s');
  const gapsOf = (key: string, values?: Record<string, string | number>) =>
    t(key, apart(values))
      .split(/\{\w+\}/)
      .map((words) => pattern(words).replaceAll(/[\u2068\u2069]/g, '$&?'))
      .join('.*');
  return {
    id,
    country,
    t,
    /** A text by its key, whatever stands in its gaps. */
    like: (key: string, values?: Record<string, string | number>) => new RegExp(`^\\s*${gapsOf(key, values)}\\s*$`),
    /** One of those texts. */
    oneOf: (...keys: string[]) => new RegExp(`^\\s*(?:${keys.map((key) => gapsOf(key)).join('|')})\\s*$`),
    /** A part of what is read: a text by its key, in whichever of its plural forms. */
    part: (key: string, values?: Record<string, string | number>) => {
      const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${key}_${form}`).filter((form) => form in texts);
      return new RegExp((forms.length > 0 ? forms : [key]).map((form) => gapsOf(form, values)).join('|'));
    },
    /** What stands in the gaps of a text that is shown somewhere. */
    gaps: (key: string, shown: string): Readonly<Record<string, string>> => {
      const parts = pattern(t(key)).replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>.+)');
      return new RegExp(parts).exec(shown)?.groups ?? {};
    },
    money: ({ amount, currency }: { amount: number; currency: string }) => formatMoney(toMinor(amount, currency), currency, id),
    url: (path: string) => `/${id}${path}`,
    /** What is read of an address that was opened without its hash, which holds how far the page was scrolled. */
    at: (path: string) => (url: URL) => url.pathname + url.search === `/${id}${path}`,
    /** Somebody's who lives there, and how it is read. */
    get address() {
      return addressIn(country);
    },
    addressLines: (changed: Partial<Written> = {}) =>
      writeAddress(Address.parse({ ...addressIn(country), ...changed, country, mobilePhoneNumber: '' })),
    /** How the country's form calls a field. */
    label: (name: AddressField) => {
      const rule = findField(country, name);
      if (!rule) throw new Error(`an address in ${country} has no ${name}`);
      return rule.isRequired ? t(rule.label) : t('address.optional', { label: t(rule.label) });
    },
    fill: (page: Page, amount: number) => fillIn(page, amount, id),
    put: (page: Page, skus: readonly string[]) => putIn(page, skus, id),
    find: (request: APIRequestContext, suits?: (product: ProductDetail) => boolean, asked?: SearchRequest) =>
      find(request, id, suits, asked),
    stocked,
    header: (page: Page) => page.getByRole('banner').getByRole('link', { name: new RegExp(`^${pattern(t('shell.basket'))}`) }),
    wishlist: (page: Page) => page.getByRole('banner').getByRole('link', { name: new RegExp(`^${pattern(t('shell.wishlist'))}`) }),
    lines: (page: Page) => page.getByRole('list', { name: t('basket.lines') }).getByRole('article'),
    summary: (page: Page) => page.getByRole('region', { name: t('basket.summary'), exact: true }),
  };
}

function addressIn(country: string): Written {
  const written = addresses[country];
  if (!written) throw new Error(`no journey has bought in ${country} yet: addresses.ts has no address there`);
  return written;
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
