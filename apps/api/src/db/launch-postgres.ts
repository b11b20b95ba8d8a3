import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BootError } from '../boot-error.ts';
import { ensureCluster, passwordOf } from './embedded/cluster.ts';
import type { Postmaster } from './embedded/find-postmaster.ts';
import { choosePlace } from './embedded/place.ts';
import { prepareBinaries } from './embedded/prepare-binaries.ts';
import { ensureServer, signal, stopServer } from './embedded/server.ts';

export type EmbeddedPostgres = {
  /** For the shop: owns its database, but is no superuser. */
  url: string;
  /** The superuser, for tests that make databases. */
  adminUrl: string;
  stop(): Promise<void>;
};

export type LaunchOptions = {
  dataDir: string;
  /** True when nobody chose dataDir: then root may keep the database elsewhere if its unprivileged account can't reach it. */
  isDataDirDefault?: boolean;
  log?: (line: string) => void;
  /** Server settings, for tests only: a shop keeps fsync on. */
  settings?: Record<string, string>;
};

// Held by a connection, not by a file: when a shop is killed the lock is gone with it, and no stale file needs judging.
const ownerLock = 0x5e1_ed6e;

/** Starts the PostgreSQL that came with the shop, or takes over one that a killed shop left running. Ends with the shop. */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const { dataDir, isDataDirDefault = false, log = () => {}, settings = {} } = options;
  const place = choosePlace({ dataDir, isDataDirDefault, log });
  const binaries = prepareBinaries(place);
  await ensureCluster(place, binaries, log);
  const password = passwordOf(place);

  let postmaster: Postmaster;
  let owner: pg.Client;
  let isStopping = false;
  const onExit = () => signal(postmaster.pid, 'SIGINT');

  async function open(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const found = await ensureServer({ place, binaries, settings, log });
      try {
        owner = await becomeOwner(addressOf(found, 'postgres', 'postgres', password), place.cluster);
        postmaster = found;
        owner.on('end', () => void reopen());
        return;
      } catch (error) {
        // A server that was just killed looks alive for a moment.
        if (error instanceof BootError) throw error;
        if (attempt >= 20) throw new BootError(`The database in ${place.cluster} runs, but does not answer (${error}).`);
        await sleep(250);
      }
    }
  }

  /** The server crashed or was ended by someone: bring it back, while the shop answers that it is busy. */
  async function reopen(): Promise<void> {
    for (let pause = 500; !isStopping; pause = Math.min(pause * 2, 30_000)) {
      log('the database server is gone; starting it again');
      try {
        await open();
        if (isStopping) await stopServer({ place, binaries }, postmaster.pid);
        else log('the database server is back');
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await sleep(pause, undefined, { ref: false });
      }
    }
  }

  await open();
  process.once('exit', onExit);
  await ensureDatabase(owner!, password);
  return {
    // Read anew each time: where there are no sockets, a server that came back listens on another port.
    get url() {
      return addressOf(postmaster, 'shop', 'selvedge', password);
    },
    get adminUrl() {
      return addressOf(postmaster, 'postgres', 'postgres', password);
    },
    async stop() {
      if (isStopping) return;
      isStopping = true;
      process.off('exit', onExit);
      await owner.end().catch(() => {});
      await stopServer({ place, binaries }, postmaster.pid);
    },
  };
}

async function becomeOwner(url: string, cluster: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'selvedge launcher', connectionTimeoutMillis: 10_000 });
  // Without a listener a lost connection ends the process; what to do about it is decided on 'end'.
  client.on('error', () => {});
  await client.connect();
  for (let attempt = 1; attempt <= 10; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as "isOurs"', [ownerLock]);
    if (rows[0].isOurs) return client;
    // A shop that was killed a moment ago: its connection still has to be noticed as closed.
    await sleep(100);
  }
  await client.end();
  throw new BootError(
    `Another shop is already running on the data in ${cluster}.\nStop that one first, or give this one a directory of its own with DATA_DIR and a PORT of its own.`,
  );
}

async function ensureDatabase(admin: pg.Client, password: string | undefined): Promise<void> {
  const roles = await admin.query(`select from pg_roles where rolname = 'shop'`);
  if (roles.rowCount === 0) await admin.query(`create role shop login${password ? ` password '${password}'` : ''}`);
  const databases = await admin.query(`select from pg_database where datname = 'selvedge'`);
  if (databases.rowCount === 0) await admin.query('create database selvedge owner shop');
}

export function addressOf(server: Postmaster, user: string, database: string, password: string | undefined): string {
  if (password) return `postgres://${user}:${password}@127.0.0.1:${server.port}/${database}`;
  return `postgres://${user}@localhost:${server.port}/${database}?host=${encodeURIComponent(server.socketDir)}`;
}
