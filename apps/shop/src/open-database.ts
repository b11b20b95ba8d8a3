import type { Config } from '@selvedge/api/config.ts';
import type { EmbeddedPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { type OpenDb, openDb } from '@selvedge/api/db/open-db.ts';
import { hasDemo } from './has-demo.ts';

/** The database, up to date and, outside production, filled with the demo shop when it was empty. */
export async function openDatabase(
  config: Config,
  { launched, say }: { launched: Promise<EmbeddedPostgres | undefined>; say: (line: string) => void },
): Promise<OpenDb> {
  const log = (line: string) => say(`  ${line}`);
  const embedded = await launched;
  try {
    const open = await openDb(config.databaseUrl ?? embedded?.url ?? '', { log, directUrl: config.databaseDirectUrl });
    await migrate(open.pool, { log });
    if (config.seed && !(await hasDemo(open.pool)).shop) {
      const { fillDemo } = await import('./fill-demo.ts');
      await fillDemo(open, { config, log });
    }
    return {
      ...open,
      async close() {
        await open.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
