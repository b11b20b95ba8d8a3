import { ShopError } from '@selvedge/contract/error.ts';
import type { ImportCounts, ImportReport, RefusedLine } from '@selvedge/contract/studio/import.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { audit } from '../../audit/audit.ts';
import { createYield } from '../../catalogue/create-yield.ts';
import { sessionClient } from '../../db/session-client.ts';
import type { PictureLimits } from '../../picture-fetch/fetch-picture.ts';
import { type WantedPictures, wantPictures } from '../../picture-fetch/want-pictures.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { AssortmentRecord } from './assortment-record.ts';
import { checkRecord } from './check-record.ts';
import { expandStaging } from './expand-staging.ts';
import { type Merged, mergeStaging } from './merge-staging.ts';
import { nameWatcher } from './name-watcher.ts';
import { createStaging, stagingWriter } from './staging.ts';

export type ImportProgress = { lines: number; refused: number };

export type ImportAssortment = {
  now: Date;
  who: string;
  /** The name under which the import is audited. */
  file: string;
  /** The file is the whole assortment: what it does not name is withdrawn. */
  isComplete?: boolean;
  /** Wait for an import that is under way, instead of being refused. */
  wait?: boolean;
  /** The run that is shown to staff; pictures on other hosts are fetched for it. */
  pictures?: { runId: string; limits: PictureLimits };
  onProgress?: (progress: ImportProgress) => void;
  /** Every refused line; the report holds the first thousand. */
  onRefused?: (line: RefusedLine) => void;
};

/** One importer at a time over all processes; released with its connection. */
const lockKey = 7_301_402;
const keptRefusals = 1_000;

/**
 * Reads everything into temporary tables, then changes the shop in one transaction: until that commits, shoppers are served
 * the old state, and an import that dies, or whose file is refused, has changed nothing.
 */
export async function importAssortment(
  pool: pg.Pool,
  records: AsyncIterable<AssortmentRecord> | Iterable<AssortmentRecord>,
  options: ImportAssortment,
): Promise<ImportReport> {
  // Of its own: on a connection of the pool that has seen a temporary table, PostgreSQL refuses room for ours.
  const client = sessionClient(pool);
  await client.connect();
  try {
    await takeLock(client, options.wait ?? false);
    await createStaging(client);
    return await stageAndMerge(client, records, options);
  } finally {
    // Said aloud, because the server notices the end of a connection only a moment later; a lost one frees the lock by itself.
    await client.query('rollback').catch(() => {});
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    await client.end().catch(() => {});
  }
}

async function takeLock(client: pg.Client, wait: boolean): Promise<void> {
  if (wait) {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return;
  }
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey]);
  if (!rows[0]!.taken) throw new ShopError('conflict', { file: ['validation.import_running'] });
}

async function stageAndMerge(
  client: pg.Client,
  records: AsyncIterable<AssortmentRecord> | Iterable<AssortmentRecord>,
  { now, who, file, isComplete = false, pictures, onProgress = () => {}, onRefused = () => {} }: ImportAssortment,
): Promise<ImportReport> {
  const refused: RefusedLine[] = [];
  const progress = { lines: 0, refused: 0 };
  const refuse = (line: RefusedLine) => {
    progress.refused += 1;
    if (refused.length < keptRefusals) refused.push(line);
    onRefused(line);
  };
  const markets = new Set((await client.query<{ id: string }>('select id from market')).rows.map(({ id }) => id));
  const seen = new Map<string, number>();
  const named = nameWatcher();
  const staging = stagingWriter(client);
  const yieldToEventLoop = createYield();
  for await (const record of records) {
    progress.lines += record.lines;
    const checked = checkRecord(record, { markets, seen });
    if ('errors' in checked) refuse(checked);
    else {
      named.watch(checked);
      await staging.add(checked);
    }
    onProgress(progress);
    // Awaiting nothing would let other readers in only when a batch is written.
    const pause = yieldToEventLoop();
    if (pause) await pause;
  }
  await staging.flush();
  const { unchanged, refused: taken } = await expandStaging(client, { now });
  for (const line of taken) refuse(line);
  onProgress(progress);
  const merged = await merge(client, { now, who, file, isComplete: isComplete && progress.refused === 0, pictures, progress, unchanged });
  const { others, ...counts } = merged;
  return {
    hasChanged: hasChanged(merged),
    counts: { ...progress, unchanged, ...counts },
    refused,
    warnings: await named.list(client),
  };
}

type Merge = Pick<ImportAssortment, 'now' | 'who' | 'file'> & {
  isComplete: boolean;
  pictures: ImportAssortment['pictures'] | undefined;
  progress: ImportProgress;
  unchanged: number;
};

async function merge(client: pg.Client, { now, who, file, isComplete, pictures, progress, unchanged }: Merge): Promise<Merged> {
  await client.query('begin');
  const merged = await mergeStaging(client, { now, isComplete });
  if (hasChanged(merged)) {
    const tx = drizzle(client);
    const { others, ...counts } = merged;
    const after: ImportCounts = { ...progress, unchanged, ...counts };
    await audit(tx, { at: now, who, action: 'assortment.import', subject: file, after });
    await bumpRevision(tx, 'catalogue');
  }
  if (pictures) await countPictures(client, pictures.runId, await wantPictures(client, { ...pictures, now }));
  await client.query('commit');
  return merged;
}

/** A run tells how far its pictures are; what was too much counts as settled. */
async function countPictures(client: pg.Client, runId: string, { wanted, failed }: WantedPictures): Promise<void> {
  if (wanted === 0) return;
  await client.query('update import_run set pictures = $2, pictures_settled = $3, pictures_failed = $3 where id = $1', [
    runId,
    wanted,
    failed,
  ]);
}

function hasChanged(merged: Merged): boolean {
  return Object.values(merged).some((count) => count > 0);
}
