import type { Config } from '@selvedge/api/config.ts';
import { findRunningPostgres } from '@selvedge/api/db/find-running-postgres.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';

type Opening = { log: (line: string) => void };

/** The address of the shop's database. Beside a running shop we are a guest on its server; otherwise the server is opened for this one errand. */
export async function openBesideShop(
  config: Config,
  { log }: Opening,
): Promise<{ url: string; isShopRunning: boolean; stop(): Promise<void> }> {
  const running = config.databaseUrl === undefined ? findRunningPostgres({ ...config, log }) : undefined;
  // An errand has one or two connections of its own and needs no pooler.
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? running;
  if (url !== undefined) return { url, isShopRunning: running !== undefined, stop: async () => {} };
  const embedded = await launchPostgres({ ...config, log });
  return { url: embedded.url, isShopRunning: false, stop: embedded.stop };
}
