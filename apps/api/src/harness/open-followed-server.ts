import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostmaster } from '../db/embedded/find-postmaster.ts';
import { choosePlace } from '../db/embedded/place.ts';
import { prepareBinaries } from '../db/embedded/prepare-binaries.ts';
import { signal } from '../db/embedded/server.ts';
import { launchPostgres } from '../db/launch-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { openDb } from '../db/open-db.ts';
import { scratchDirectory } from '../db/scratch-directory.ts';

export type FollowedServer = {
  /** Of the primary, as the shop and as its superuser. */
  url: string;
  adminUrl: string;
  replicaUrl: string;
  replicaAdminUrl: string;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
};

/** The embedded PostgreSQL, migrated, and a second one that streams from it. */
export async function openFollowedServer(name: string): Promise<FollowedServer> {
  const dataDir = scratchDirectory(name);
  const primary = await launchPostgres({ dataDir, settings: { fsync: 'off', wal_keep_size: '256MB' } });
  const closing = [async () => rmSync(dataDir, { recursive: true, force: true }), primary.stop];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const { pool, close } = await openDb(primary.url);
    await migrate(pool).finally(close);
    const replica = await startReplica(dataDir, primary.adminUrl);
    closing.push(replica.stop);
    const there = (url: string) => {
      const moved = new URL(url);
      moved.searchParams.set('host', replica.directory);
      return moved.href;
    };
    return {
      ...{ url: primary.url, adminUrl: primary.adminUrl, replicaUrl: there(primary.url), replicaAdminUrl: there(primary.adminUrl) },
      ...{ stopReplica: replica.stop, stop },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What `pg_basebackup` does, which does not come with the shop: a copy of the files between two marks in the log. */
async function startReplica(dataDir: string, adminUrl: string): Promise<{ directory: string; stop(): Promise<void> }> {
  const place = choosePlace({ dataDir, isDataDirDefault: false, log: () => {} });
  const directory = `${place.cluster}-replica`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`select pg_backup_start('replica', true)`);
  execFileSync('cp', ['-a', place.cluster, directory]);
  const { rows } = await admin.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
  await admin.end();
  for (const name of readdirSync(directory))
    if (/^postmaster\.|^pg_wal$|^\.s\.PGSQL/.test(name)) rmSync(join(directory, name), { recursive: true });
  mkdirSync(join(directory, 'pg_wal'), { mode: 0o700 });
  writeFileSync(join(directory, 'backup_label'), rows[0]!.label, { mode: 0o600 });
  writeFileSync(join(directory, 'standby.signal'), '', { mode: 0o600 });
  if (place.account) execFileSync('chown', ['-R', `${place.account.uid}:${place.account.gid}`, directory]);

  const { searchParams, port } = new URL(adminUrl);
  const settings = {
    ...{ listen_addresses: '', port: '5432', unix_socket_directories: directory, fsync: 'off', TimeZone: 'UTC' },
    primary_conninfo: `host=${searchParams.get('host')} port=${port} user=postgres`,
  };
  const { postgres, env } = prepareBinaries(place);
  const args = ['-D', directory, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  const server = spawn(postgres, args, { cwd: place.home, env, ...place.account, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  while (findPostmaster(directory)?.status !== 'ready') {
    if (server.exitCode !== null) throw new Error(`The replica ended: ${said}`);
    await wait(20);
  }
  return {
    directory,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      signal(server.pid!, 'SIGINT');
      await ended;
    },
  };
}
