import { categoryPrefix } from '@selvedge/contract/catalogue/category.ts';
import { siteParts } from '@selvedge/contract/navigation.ts';
import { convertPrice } from '@selvedge/domain/money/convert-price.ts';
import { toDecimal, toMinor } from '@selvedge/domain/money/minor-units.ts';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { bumpRevision } from '../revision/revision.ts';
import { document } from './tables.ts';

type Worth = Parameters<typeof convertPrice>[1];
type Copy = { source: string; market: string; now: Date };

/** Menus, banners and footer are copied by themselves, with the words of the new market. */
const isSite = inArray(document.name, Object.keys(siteParts));

/** What a market publishes, in another one. What is there already stays: whoever copies twice has it once. */
export const copyContent = {
  pages: (tx: Db, { source, market, now }: Copy) =>
    write(
      tx,
      sql`insert into page (market, path, alias, content, published, changed_at)
      select ${market}, path, alias, ${inMarket(sql`content`, source, market)}, published, ${now} from page where market = ${source}
      on conflict (market, path) do nothing`,
    ),
  navigation: (tx: Db, { source, market, now }: Copy) =>
    write(
      tx,
      sql`insert into document (market, name, content, changed_at)
      select ${market}, name, ${inMarket(sql`content`, source, market)}, ${now} from document where market = ${source} and ${isSite}
      on conflict (market, name) do nothing`,
    ),
  flags: (tx: Db, { source, market, now }: Copy) =>
    write(
      tx,
      sql`insert into feature_flag (market, name, value, changed_at)
      select ${market}, name, value, ${now} from feature_flag where market = ${source} on conflict (market, name) do nothing`,
    ),
  translations: (tx: Db, { source, market }: Copy) =>
    write(
      tx,
      sql`insert into translation (scope, key, text)
      select ${market}, key, text from translation where scope = ${source} on conflict (scope, key) do nothing`,
    ),
};

/** Terms are words of a language and a law: taken before the rest, from the market that speaks it. */
export const copyWordDocuments = (tx: Db, { source, market, now }: Copy): Promise<void> =>
  write(
    tx,
    sql`insert into document (market, name, content, changed_at)
    select ${market}, name, ${inMarket(sql`content`, source, market)}, ${now} from document
    where market = ${source} and name in ('terms-and-conditions', 'search-synonyms', 'search-redirects', 'category-tree')
    on conflict (market, name) do nothing`,
  );

/** Sums in documents are of the source's currency; a parcel for 4.95 pounds must not cost 4.95 rand. */
export async function copyDocuments(tx: Db, { source, market, now }: Copy, worth: Worth): Promise<void> {
  await write(
    tx,
    sql`insert into document (market, name, content, changed_at)
    select ${market}, name, ${inMarket(sql`content`, source, market)}, ${now} from document where market = ${source} and not ${isSite}
    on conflict (market, name) do nothing`,
  );
  const copied = await tx.select().from(document).where(eq(document.market, market));
  for (const { name, content, changedAt } of copied) {
    const change = sums[name] ?? (name.startsWith(categoryPrefix) ? categorySums : undefined);
    // Only what this copy has written: a sum that staff have set since is in the new currency already.
    if (!change || changedAt.getTime() !== now.getTime()) continue;
    const next = change(content, (amount) => convertDecimal(amount, worth), worth.to);
    await tx.update(document).set({ content: next }).where(sql`${document.market} = ${market} and ${document.name} = ${name}`);
  }
}

/** How much of each there is, for whoever decides what to copy. */
export const countContent = {
  pages: (market: string) => sql`select count(*)::int as count from page where market = ${market} and published`,
  navigation: (market: string) => sql`select count(*)::int as count from document where market = ${market} and ${isSite}`,
  documents: (market: string) => sql`select count(*)::int as count from document where market = ${market} and not ${isSite}`,
  flags: (market: string) => sql`select count(*)::int as count from feature_flag where market = ${market}`,
  translations: (market: string) => sql`select count(*)::int as count from translation where scope = ${market}`,
};

const planned = ['release_page', 'release_setting', 'terms_draft', 'terms_version'];

/** Takes everything away that a market publishes, or was about to. */
export async function dropContent(tx: Db, market: string): Promise<void> {
  for (const table of ['page', 'page_draft', 'page_version', 'document', 'feature_flag', 'setting_draft', 'setting_version', ...planned])
    await tx.execute(sql`delete from ${sql.identifier(table)} where market = ${market}`);
  for (const table of ['translation', 'release_text']) await tx.execute(sql`delete from ${sql.identifier(table)} where scope = ${market}`);
  await bumpRevision(tx, 'content');
}

async function write(tx: Db, query: SQL): Promise<void> {
  await tx.execute(query);
}

/** Links into the source lead to the new market, in addresses and in texts alike. */
function inMarket(content: SQL, source: string, market: string): SQL {
  return sql`regexp_replace(${content}::text, ${`(["(])/${source}(?=[/?#)"\\\\])`}, ${`\\1/${market}`}, 'g')::jsonb`;
}

type Change = (content: unknown, convert: (amount: number) => number, currency: string) => unknown;

const sums: Record<string, Change | undefined> = {
  'free-freight-value': (content, convert, currency) => {
    const freight = content as { freightValue?: number };
    return { ...freight, currency, ...(freight.freightValue !== undefined && { freightValue: convert(freight.freightValue) }) };
  },
  'shipping-methods': (content, convert) =>
    (content as { price?: number }[]).map((method) => ({
      ...method,
      ...(method.price !== undefined && { price: convert(method.price) }),
    })),
  'basket-settings': (content, convert) => {
    const basket = content as { minimumThreshold?: number; maximumThreshold?: number };
    const { minimumThreshold = 0, maximumThreshold = 0 } = basket;
    return { ...basket, minimumThreshold: convert(minimumThreshold), maximumThreshold: convert(maximumThreshold) };
  },
};

/** The bounds of a rule: what costs up to 50 pounds costs up to 1,150 rand. Rounding must not turn the two around. */
const categorySums: Change = (content, convert) => {
  const category = content as { products?: { kind: string; conditions?: { field: string; from?: number; to?: number }[] } };
  const { products } = category;
  if (!products?.conditions) return category;
  const conditions = products.conditions.map((condition) => {
    if (condition.field !== 'price') return condition;
    const from = condition.from === undefined ? undefined : convert(condition.from);
    const to = condition.to === undefined ? undefined : Math.max(from ?? 0, convert(condition.to));
    return { ...condition, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });
  return { ...category, products: { ...products, conditions } };
};

function convertDecimal(amount: number, worth: Worth): number {
  return toDecimal(convertPrice(toMinor(amount, worth.from), worth), worth.to);
}
