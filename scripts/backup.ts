// Writes everything that can't be made again into a folder, beside an open shop too: npm run backup [-- --to FOLDER]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '@selvedge/api/backup/write-backup.ts';
import { BootError, explainBootErrors } from '@selvedge/api/boot-error.ts';
import { clock, readConfig } from '@selvedge/api/config.ts';
import { openStorage } from '@selvedge/api/storage/open-storage.ts';
import root from '../package.json' with { type: 'json' };
import { openBesideShop } from './open-beside-shop.ts';

const usage = 'npm run backup [-- --to FOLDER]';
const log = (line: string): void => console.error(`  ${line}`);

await explainBootErrors(async () => {
  const config = readConfig();
  const now = clock(config)();
  const folder = resolve(readFolder() ?? `backups/selvedge-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  const storage = await openStorage(config.storage);
  const database = await openBesideShop(config, { log });
  try {
    const { tables, files, objects, revision } = await writeBackup({
      url: database.url,
      folder,
      dataDir: config.dataDir,
      storage,
      shop: root.version,
      now,
      log,
    });
    const bytes = [...tables, ...files, ...objects].reduce((sum, each) => sum + each.bytes, 0);
    const rows = tables.reduce((sum, each) => sum + each.rows, 0);
    console.log(
      `${rows} rows of ${tables.length} tables and ${files.length + objects.length} files at ${revision}: ${(bytes / 1_000_000).toFixed(1)} MB in ${folder}`,
    );
  } finally {
    await database.stop();
    storage?.close();
  }
});

function readFolder(): string | undefined {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to;
  } catch (error) {
    throw new BootError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
