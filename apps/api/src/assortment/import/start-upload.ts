import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ShopError } from '@selvedge/contract/error.ts';
import type { ImportRun } from '@selvedge/contract/studio/import.ts';
import type { Ctx } from '../../shop/ctx.ts';
import type { Shop } from '../../shop/shop.ts';
import { checkFile } from './import-file.ts';
import { getRun, listRuns } from './list-runs.ts';
import type { AssortmentFormat } from './read-records.ts';
import { handIn } from './run-import.ts';

export type Upload = { body: Readable; contentType: string; length: number | undefined; file: string; isComplete: boolean };

const defaultMaxBytes = 2 * 1024 ** 3;

/** Takes the whole file first, so that a slow upload holds no lock; then hands it over, and the caller watches. */
export async function startUpload(
  ctx: Ctx,
  { pool, config }: Shop,
  { body, contentType, length, file, isComplete }: Upload,
): Promise<ImportRun> {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-import-'));
  const path = join(folder, 'upload');
  const format: AssortmentFormat = contentType.startsWith('text/csv') ? 'csv' : 'json-lines';
  const maxBytes = config.importMaxBytes ?? defaultMaxBytes;
  try {
    await receive(body, path, { length, maxBytes });
    await checkFile(pool, { path, format, maxBytes });
    await refuseSecond(ctx);
    const who = ctx.session?.kind === 'staff' ? ctx.session.email : 'staff';
    const id = await handIn(pool, { file, who, now: ctx.now, path, format, isComplete });
    return await getRun(ctx, id);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Received = { length: number | undefined; maxBytes: number };

/** Never destroys the stream: the refusal has to go back over the same connection. */
async function receive(body: Readable, path: string, { length = 0, maxBytes }: Received): Promise<void> {
  const tooLarge = new ShopError('body_too_large', { file: ['validation.file_too_large'] });
  if (length > maxBytes) throw tooLarge;
  let size = 0;
  const target = await open(path, 'wx');
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge;
      await target.write(chunk);
    }
  } catch (error) {
    if (!body.errored) throw error;
    throw new ShopError('invalid_request', { file: ['validation.file_truncated'] });
  } finally {
    await target.close();
  }
}

/** One at a time: the second may be a correction of the first, and who hands it in must know which one counts. */
async function refuseSecond({ db, now }: Ctx): Promise<void> {
  if ((await listRuns({ db, now })).some(({ state }) => state === 'running' || state === 'waiting')) {
    throw new ShopError('conflict', { file: ['validation.import_running'] });
  }
}
