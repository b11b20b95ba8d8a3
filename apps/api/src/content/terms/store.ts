import type { TermsSource } from '@selvedge/contract/content.ts';
import type { TermsKey } from '@selvedge/contract/studio/terms.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { document, everyMarket } from '../tables.ts';
import { termsDraftTable, termsVersionTable } from './tables.ts';

export const termsDocument = 'terms-and-conditions';

export type Terms = TermsSource;
type TermsDraft = typeof termsDraftTable.$inferSelect;
export type TermsRow = typeof termsVersionTable.$inferSelect;
export type PublishedTerms = { list: readonly Terms[]; isInherited: boolean; since: Date | undefined };

/** What shoppers of a market read now: the market's own, or what every market shows. */
export async function findPublished(db: Db, market: string): Promise<PublishedTerms> {
  const rows = await db
    .select()
    .from(document)
    .where(and(eq(document.name, termsDocument), inArray(document.market, [market, everyMarket])));
  const own = rows.find((row) => row.market === market);
  const shown = own ?? rows[0];
  return { list: (shown?.content ?? []) as Terms[], isInherited: own === undefined, since: shown?.changedAt };
}

export async function findTermsDraft(db: Db, { market, slug }: TermsKey, { lock = false } = {}): Promise<TermsDraft | undefined> {
  const query = db
    .select()
    .from(termsDraftTable)
    .where(and(eq(termsDraftTable.market, market), eq(termsDraftTable.slug, slug)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export function listTermsVersions(db: Db, { market, slug }: TermsKey): Promise<TermsRow[]> {
  return db
    .select()
    .from(termsVersionTable)
    .where(and(eq(termsVersionTable.market, market), eq(termsVersionTable.slug, slug)))
    .orderBy(desc(termsVersionTable.validFrom), desc(termsVersionTable.decidedAt));
}

export const isTermsVersion = ({ market, slug, version }: TermsKey & { version: string }) =>
  and(eq(termsVersionTable.market, market), eq(termsVersionTable.slug, slug), eq(termsVersionTable.version, version));
