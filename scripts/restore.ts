// Puts a backup into the shop's database and checks the books: npm run restore -- FOLDER
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '@selvedge/api/backup/restore-backup.ts';
import { BootError, explainBootErrors } from '@selvedge/api/boot-error.ts';
import { clock, readConfig } from '@selvedge/api/config.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { auditLedger } from '@selvedge/api/ledger-audit/audit-ledger.ts';
import { openStorage } from '@selvedge/api/storage/open-storage.ts';
import { openBesideShop } from './open-beside-shop.ts';
import { printAudit } from './print-audit.ts';

const usage = 'npm run restore -- FOLDER';
const log = (line: string): void => console.error(`  ${line}`);

await explainBootErrors(async () => {
  const folder = readFolder();
  const config = readConfig();
  const storage = await openStorage(config.storage);
  const database = await openBesideShop(config, { log });
  try {
    if (database.isShopRunning) throw new BootError('The shop is running. Stop it first. Nothing was changed.');
    const { madeAt, shop, revision } = await restoreBackup({ url: database.url, folder, dataDir: config.dataDir, storage, log });
    console.log(`The shop is as it was at ${madeAt} (version ${shop}, ${revision}).`);
    const { db, close } = await openDb(database.url, { log, poolSize: 2, applicationName: 'selvedge audit' });
    try {
      printAudit(await auditLedger(db, { now: clock(config)(), pause: async () => {} }));
    } finally {
      await close();
    }
  } finally {
    await database.stop();
    storage?.close();
  }
});

function readFolder(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [folder, ...rest] = positionals;
    if (folder === undefined || rest.length > 0) throw new Error('One folder of a backup is needed.');
    return resolve(folder);
  } catch (error) {
    throw new BootError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
