import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import type { TermsContent } from '@selvedge/contract/content.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Acceptance, TermsKey } from '@selvedge/contract/studio/terms.ts';
import { sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { whoChanges } from '../editing/who.ts';
import { fillMarket } from '../rich-text/fill-market.ts';
import { readRichText } from '../rich-text/to-rich-text.ts';
import { everyMarket } from '../tables.ts';
import { firstVersion } from './show-terms.ts';
import { findPublished, isTermsVersion } from './store.ts';
import { termsVersionTable } from './tables.ts';

type Version = TermsKey & { version: string };

export async function getTermsVersion({ db }: Pick<Ctx, 'db'>, key: Version): Promise<TermsContent & { validFrom: string }> {
  const [row] = await db.select().from(termsVersionTable).where(isTermsVersion(key));
  const first = row ?? firstVersion(await findPublished(db, key.market), key);
  if (first?.version !== key.version) throw new ShopError('not_found');
  const { version, title, validFrom } = first;
  return { slug: key.slug, version, title, text: previewTerms({ ...key, text: first.text }), validFrom: validFrom.toISOString() };
}

/** A text as shoppers of a market would read it. */
export function previewTerms({ market, text }: { market: string; text: string }): RichNode[] {
  return fillMarket(readRichText(text), market);
}

const page = 100;

/** Names of people: every look at them is on record, with what was looked at. */
export async function listAcceptances(
  ctx: Ctx,
  { market, slug, version, before }: Version & { before?: string | undefined },
): Promise<Acceptance[]> {
  const isEverywhere = market === everyMarket;
  const until = before ? new Date(before) : ctx.now;
  await audit(ctx.db, { at: ctx.now, who: whoChanges(ctx), action: 'terms.look', subject: `${market} ${slug} ${version}` });
  const { rows } = (await ctx.db.execute(sql`
    (select a.accepted_at as at, 'account' as kind, a.market, coalesce(s.email, '') as email, null as "orderNumber", null as "orderId"
      from terms_acceptance a left join shopper s on s.id = a.shopper_id
      where a.slug = ${slug} and a.version = ${version} and (${isEverywhere} or a.market = ${market}) and a.accepted_at < ${until}
      order by a.accepted_at desc limit ${page})
    union all
    (select o.placed_at, 'order', o.market, coalesce(o.email, ''), o.number, o.id from customer_order o
      where ${slug} = 'terms' and o.document ->> 'termsVersion' = ${version} and (${isEverywhere} or o.market = ${market})
        and o.placed_at < ${until} order by o.placed_at desc limit ${page})
    order by at desc limit ${page}`)) as unknown as {
    rows: (Omit<Acceptance, 'at' | 'orderNumber' | 'orderId'> & { at: string; orderNumber: string | null; orderId: string | null })[];
  };
  return rows.map(({ at, orderNumber, orderId, ...row }) => ({
    ...{ ...row, at: new Date(at).toISOString() },
    ...(orderNumber && orderId && { orderNumber, orderId }),
  }));
}
