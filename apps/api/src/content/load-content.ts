import type { MarketSettings } from '@selvedge/contract/market.ts';
import { forgetStyle, learnStyle, writingStyleOf } from '@selvedge/domain/writing-style/writing-style.ts';
import { asc, eq } from 'drizzle-orm';
import { job } from '../careers/tables.ts';
import type { Db } from '../db/db.ts';
import { mapCountry, market } from '../market/tables.ts';
import { readSwaps } from '../media/swap/store-swaps.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { redirectTable } from '../redirect/tables.ts';
import { readRevision } from '../revision/revision.ts';
import { readRunningTests } from './ab-test/read-running-tests.ts';
import type { RowLog } from './apply-flags.ts';
import { buildContent } from './build-content.ts';
import { readDocuments, readPages, readStores } from './read-content-rows.ts';
import { readDictionaries } from './read-dictionaries.ts';
import type { RowMemory } from './remember-rows.ts';
import { featureFlag, translation } from './tables.ts';

export type LoadOptions = {
  log?: RowLog;
  /** Also what is not published yet, for members of staff. */
  preview?: boolean;
  /** Rows of an earlier load: only those that have changed since are read again. */
  memory?: RowMemory;
};

/** Reads everything the shop publishes, as it stands at one moment. */
export async function loadContent(
  db: Db,
  { log = console, preview = false, memory = new Map() }: LoadOptions = {},
): Promise<ContentSnapshot> {
  // One moment for all tables: otherwise a page published between two reads would be remembered under a revision that lacks it.
  const rows = await db.transaction(
    async (tx) => ({
      revision: await readRevision(tx, 'content'),
      markets: await tx.select().from(market).orderBy(asc(market.priority)),
      countries: await tx.select().from(mapCountry).orderBy(asc(mapCountry.name)),
      flags: await tx.select().from(featureFlag),
      translations: await tx.select().from(translation),
      pages: await readPages(tx, { preview, memory }),
      documents: await readDocuments(tx, memory),
      swaps: await readSwaps(tx),
      stores: await readStores(tx, memory),
      redirects: await tx.select().from(redirectTable),
      tests: await readRunningTests(tx),
      jobs: await tx
        .select()
        .from(job)
        .where(preview ? undefined : eq(job.published, true))
        .orderBy(asc(job.title), asc(job.id)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const content = buildContent(rows, readDictionaries(), log);
  for (const { market: shown } of [...content.byMarket.values(), ...content.closed.values()]) writeAsTold(shown);
  return content;
}

/** What is written beside pages, in mails, is written by the same rules. */
function writeAsTold({ id, currency, formats }: MarketSettings): void {
  if (formats) learnStyle(id, currency, writingStyleOf(id, currency, formats));
  else forgetStyle(id, currency);
}
