import type { PictureProblems } from '@selvedge/contract/studio/import.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

const most = 1_000;

/** What an import could not fetch, in the order of its file. */
export async function listProblems(db: Db, runId: string, limit = most): Promise<PictureProblems> {
  const { rows } = await db.execute<PictureProblems[number] & { detail: string | null }>(sql`
    select line, product_id as id, address, reason, detail from import_picture
    where run_id = ${runId} and state = 'failed' order by line, product_id, position limit ${limit}`);
  return rows.map(({ detail, ...problem }) => ({ ...problem, ...(detail !== null && { detail }) }));
}
