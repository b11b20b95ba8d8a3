import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { type OpenDb, openDb } from '@selvedge/api/db/open-db.ts';

/** An empty database of its own, taken away afterwards. */
export async function withDatabase(use: (opened: OpenDb) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-growth-'));
  // As root the database runs as another account, which must be able to reach its directory.
  chmodSync(dataDir, 0o711);
  const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
  const opened = await openDb(postgres.url);
  try {
    await migrate(opened.pool);
    await use(opened);
  } finally {
    await opened.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
