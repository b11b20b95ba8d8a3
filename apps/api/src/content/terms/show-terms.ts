import type { EditedTerms, TermsKey, TermsState, TermsSummary, TermsVersion } from '@selvedge/contract/studio/terms.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { everyMarket } from '../tables.ts';
import { overlapsOfTerms } from './list-overlapping-terms.ts';
import { findPublished, findTermsDraft, listTermsVersions, type PublishedTerms, type TermsRow } from './store.ts';
import { termsDraftTable, termsVersionTable } from './tables.ts';

export async function listTerms({ db }: { db: Db }, { market }: { market: string }): Promise<TermsSummary[]> {
  const { list, isInherited } = await findPublished(db, market);
  const drafts = await db.select().from(termsDraftTable).where(eq(termsDraftTable.market, market));
  const planned = (await db.select().from(termsVersionTable).where(eq(termsVersionTable.market, market))).filter(isPlanned);
  const slugs = new Set([...list, ...drafts, ...planned].map(({ slug }) => slug));
  return [...slugs].map((slug) => {
    const live = list.find((each) => each.slug === slug);
    const draft = drafts.find((each) => each.slug === slug);
    const next = planned.filter((each) => each.slug === slug).sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime())[0];
    return {
      ...{ market, slug, title: live?.title ?? next?.title ?? draft?.title ?? slug, version: live?.version ?? '' },
      isInherited: isInherited && live !== undefined,
      ...(next && { plannedFor: next.validFrom.toISOString() }),
      hasDraft: draft !== undefined,
    };
  });
}

export async function showTerms(db: Db, key: TermsKey): Promise<EditedTerms> {
  const { market, slug } = key;
  const published = await findPublished(db, market);
  const live = published.list.find((each) => each.slug === slug);
  const draft = await findTermsDraft(db, key);
  return {
    ...{ market, slug, isInherited: published.isInherited, basedOn: draft?.version ?? 0 },
    ...(live && { live }),
    ...(draft && {
      draft: { title: draft.title, text: draft.text, changedAt: draft.changedAt.toISOString(), changedBy: draft.changedBy },
    }),
    versions: await listVersions(db, key, published),
  };
}

/** Before anybody decided anything in the Studio there is only what the shop was opened with. */
export function firstVersion({ list, since }: PublishedTerms, { market, slug }: TermsKey): TermsRow | undefined {
  const live = list.find((each) => each.slug === slug);
  if (!live || !since) return undefined;
  return { ...live, market, base: null, validFrom: since, decidedAt: since, decidedBy: '', note: '', liveAt: since, cancelledAt: null };
}

async function listVersions(db: Db, key: TermsKey, published: PublishedTerms): Promise<TermsVersion[]> {
  const kept = await listTermsVersions(db, key);
  const first = firstVersion(published, key);
  const rows = first && !kept.some(({ version }) => version === first.version) ? [...kept, first] : kept;
  const live = published.list.find(({ slug }) => slug === key.slug)?.version;
  const counts = await countAcceptances(db, key);
  // What a market inherits was decided for every market.
  const decided = published.isInherited ? await listTermsVersions(db, { ...key, market: everyMarket }) : kept;
  return rows.map((row) => ({
    ...{ version: row.version, title: row.title, note: row.note, decidedBy: row.decidedBy },
    state: stateOf(row, live),
    validFrom: row.validFrom.toISOString(),
    decidedAt: row.decidedAt.toISOString(),
    accounts: counts.get(row.version)?.accounts ?? 0,
    orders: counts.get(row.version)?.orders ?? 0,
    overlaps: isPlanned(row) ? overlapsOfTerms(published, row, decided) : [],
  }));
}

export const isPlanned = ({ liveAt, cancelledAt }: Pick<TermsRow, 'liveAt' | 'cancelledAt'>): boolean =>
  liveAt === null && cancelledAt === null;

function stateOf(row: TermsRow, live: string | undefined): TermsState {
  if (row.cancelledAt) return 'cancelled';
  if (!row.liveAt) return 'planned';
  return row.version === live ? 'live' : 'past';
}

type Count = { version: string; accounts: number; orders: number };

/** Accounts and orders are kept by the domains above; here they are only counted. Orders accept the slug `terms`. */
async function countAcceptances(db: Db, { market, slug }: TermsKey): Promise<Map<string, Count>> {
  const isEverywhere = market === everyMarket;
  const { rows } = (await db.execute(sql`
    select version, sum(accounts)::int as accounts, sum(orders)::int as orders from (
      select version, count(*) as accounts, 0 as orders from terms_acceptance
        where slug = ${slug} and (${isEverywhere} or market = ${market}) group by version
      union all
      select document ->> 'termsVersion', 0, count(*) from customer_order
        where ${slug} = 'terms' and document ->> 'termsVersion' is not null and (${isEverywhere} or market = ${market}) group by 1
    ) counted group by version`)) as unknown as { rows: Count[] };
  return new Map(rows.map((row) => [row.version, row]));
}
