import { isDeepStrictEqual } from 'node:util';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StoredStore } from '@selvedge/contract/store.ts';
import type { CsvProblem, StoreImport } from '@selvedge/contract/studio/stores.ts';
import { readStoreCsv } from '@selvedge/domain/store/read-store-csv.ts';
import type { Db } from '../db/db.ts';
import { type CsvRow, parseCsv } from '../file/parse-csv.ts';
import { bumpRevision } from '../revision/revision.ts';
import type { Ctx } from '../shop/ctx.ts';
import { lockStore, writeStore } from './save-store.ts';

/** All of it or nothing. A trial tells what would happen. */
export async function importStores(ctx: Ctx, { csv, isTrial }: { csv: string; isTrial: boolean }): Promise<StoreImport> {
  const lines: CsvRow[] = [];
  for await (const row of parseCsv(once(csv))) lines.push(row);
  const { stores, problems } = readStoreCsv(lines);
  const counted: StoreImport = { created: 0, changed: 0, unchanged: 0, problems };
  if (problems.length > 0) return counted;
  const undone = new Error('undone');
  try {
    await ctx.db.transaction(async (tx) => {
      for (const [index, store] of stores.entries()) await put(tx, { ctx, store, line: index + 2, counted });
      if (isTrial || counted.problems.length > 0) throw undone;
      await bumpRevision(tx, 'content');
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return counted;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text.replace(/^\uFEFF/, '');
}

async function put(
  tx: Db,
  { ctx, store, line, counted }: { ctx: Ctx; store: StoredStore; line: number; counted: StoreImport },
): Promise<void> {
  const before = await lockStore(tx, store.id);
  const wanted = { ...store, version: before?.version ?? 0 };
  if (before && isDeepStrictEqual(sorted(before), sorted(wanted))) {
    counted.unchanged += 1;
    return;
  }
  try {
    await tx.transaction((inner) => writeStore(inner, ctx, wanted));
    counted[before ? 'changed' : 'created'] += 1;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    counted.problems.push(...Object.entries(error.errors ?? {}).map(([column]): CsvProblem => ({ line, column, problem: 'cell_refused' })));
  }
}

/** The order of keys in what the database gives back is its own. */
const sorted = (store: StoredStore): unknown => JSON.parse(JSON.stringify(store, Object.keys(store).concat(nested).sort()));
const nested = ['day', 'from', 'to', 'date', 'repeats'];
