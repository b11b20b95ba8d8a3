import { passwordOf } from './embedded/cluster.ts';
import { findPostmaster } from './embedded/find-postmaster.ts';
import { choosePlace } from './embedded/place.ts';
import { addressOf, type LaunchOptions } from './launch-postgres.ts';

/** The address of the embedded server that a running shop has open, for a program that works beside it; undefined when none runs. */
export function findRunningPostgres({ dataDir, isDataDirDefault = false, log = () => {} }: LaunchOptions): string | undefined {
  const place = choosePlace({ dataDir, isDataDirDefault, log });
  const server = findPostmaster(place.cluster);
  return server?.status === 'ready' ? addressOf(server, 'shop', 'selvedge', passwordOf(place)) : undefined;
}
