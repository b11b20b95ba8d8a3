import type { Config } from '@selvedge/api/config.ts';
import { type EmbeddedPostgres, launchPostgres } from '@selvedge/api/db/launch-postgres.ts';

/** The embedded database, where none is named. It is another process: begun first, it starts while this one reads the rest of the program. */
export function launchDatabase(config: Config, say: (line: string) => void): Promise<EmbeddedPostgres | undefined> {
  say(config.databaseUrl ? 'opening the database that DATABASE_URL names' : 'opening the embedded PostgreSQL');
  if (config.databaseUrl) return Promise.resolve(undefined);
  const launched = launchPostgres({ ...config, log: (line) => say(`  ${line}`) });
  // Told to who waits for it, a moment later.
  launched.catch(() => {});
  return launched;
}
