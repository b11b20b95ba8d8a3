// Moves the library's files from the database into the storage of STORAGE_URL, or back, beside an open shop: npm run move-pictures -- --to storage|database
import { parseArgs } from 'node:util';
import { BootError, explainBootErrors } from '@selvedge/api/boot-error.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { movePictures } from '@selvedge/api/media/move-pictures.ts';
import { openStorage } from '@selvedge/api/storage/open-storage.ts';
import { openBesideShop } from './open-beside-shop.ts';

const usage = 'npm run move-pictures -- --to storage|database';
const log = (line: string): void => console.error(`  ${line}`);

await explainBootErrors(async () => {
  const to = readTarget();
  const config = readConfig();
  const storage = await openStorage(config.storage);
  if (!storage) throw new BootError('STORAGE_URL names no storage: a bucket, s3://bucket/prefix, or a folder, file:///mnt/shop.');
  const database = await openBesideShop(config, { log });
  const { db, close } = await openDb(database.url, { log, poolSize: 2, applicationName: 'selvedge move-pictures' });
  try {
    const warn = (context: object, message: string) => console.error(message, context);
    const moved = await movePictures({ db, storage, to, log: { warn }, tell: log });
    console.log(`${moved} files are now in the ${to}.`);
  } finally {
    await close();
    await database.stop();
    storage.close();
  }
});

function readTarget(): 'storage' | 'database' {
  const { to } = readArguments();
  if (to === 'storage' || to === 'database') return to;
  throw new BootError(usage);
}

function readArguments(): { to?: string | undefined } {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values;
  } catch (error) {
    throw new BootError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
