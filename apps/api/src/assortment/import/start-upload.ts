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
import { finishRun, startRun } from './run-import.ts';

export type Upload = { body: Readable; contentType: string; length: number | undefined; file: string; isComplete: boolean };

const defaultMaxBytes = 2 * 1024 ** 3;

/** Takes the whole file first, so that a slow upload holds no lock; then imports it while the caller watches. */
export async function startUpload(
  ctx: Ctx,
  { pool, clock, config }: Shop,
  { body, contentType, length, file, isComplete }: Upload,
): Promise<ImportRun> {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'upload');
  const format: AssortmentFormat = contentType.startsWith('text/csv') ? 'csv' : 'json-lines';
  const maxBytes = config.importMaxBytes ?? defaultMaxBytes;
  try {
    await receive(body, path, { length, maxBytes });
    await checkFile(pool, { path, format, maxBytes });
    await refuseSecond(ctx);
    const who = ctx.session?.kind === 'staff' ? ctx.session.email : 'staff';
    const id = await startRun(pool, { file, who, now: ctx.now });
    void finishRun(pool, id, { path, format, maxBytes, file, who, isComplete, clock, limits: config.importPictures })
      .catch((error) => {
        if (!(error instanceof ShopError)) ctx.log.error({ err: error, run: id }, 'an import failed');
      })
      .finally(remove);
    return await getRun(ctx, id);
  } catch (error) {
    await remove();
    throw error;
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

/** The lock would refuse it as well, but only after the caller was told that all is well. */
async function refuseSecond({ db, now }: Ctx): Promise<void> {
  if ((await listRuns({ db, now })).some(({ state }) => state === 'running')) {
    throw new ShopError('conflict', { file: ['validation.import_running'] });
  }
}
