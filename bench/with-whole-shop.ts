// A whole shop with everything that it leans on as processes of their own, which a program may stop, slow down and take away: database, payment
// sandbox and mail server. As root the shop has names of its own, and two disks that may be filled and slowed down. Stops by itself.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { type OpenDb, openDb } from '@selvedge/api/db/open-db.ts';
import { type MailServer, openMailServer } from '@selvedge/api/harness/open-mail-server.ts';
import { until } from './cluster/until.ts';
import { type OwnDisk, openOwnDisk } from './open-own-disk.ts';

export type WholeShop = {
  base: string;
  db: OpenDb['db'];
  pool: OpenDb['pool'];
  pspUrl: string;
  mail: MailServer;
  shopPid(): number;
  /** What nobody but root may have: a disk that holds the database alone, and one for DATA_DIR and the storage of pictures. */
  disks: { database: OwnDisk; pictures: OwnDisk } | undefined;
  /** The database's superuser. */
  admin: OpenDb['pool'];
  /** Whether the names of mail server and provider are known to the shop. */
  knowNames(areKnown: boolean): void;
  metrics(): Promise<string>;
  stopShop(): Promise<void>;
  startShop(more?: Record<string, string>): Promise<void>;
  endSandbox(): Promise<void>;
  startSandbox(): Promise<void>;
  /** SIGSTOP and SIGCONT to the server and everybody's connection. */
  signalDatabase(name: 'SIGSTOP' | 'SIGCONT'): void;
};

type Opening = {
  /** Six ports from this one on. */
  port: number;
  /** Data of a shop that is filled already, copied first; without it the demo is filled in. */
  filled?: string | undefined;
  env?: Record<string, string>;
};

/** Only root may give a process a view of its own of names, and make disks. */
export const hasOwnView = process.getuid?.() === 0;

const quickImports = new URL('../scripts/quick-imports.mjs', import.meta.url).href;
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const say = (line: string): void => void (process.env.VERBOSE && console.log(`  ${line}`));

export async function withWholeShop({ port, filled, env = {} }: Opening, use: (shop: WholeShop) => Promise<void>): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'selvedge-whole-'));
  // As root the database runs as another account, which must be able to reach its directory.
  chmodSync(home, 0o711);
  const disks = hasOwnView ? { database: openOwnDisk({ megabytes: 8_000 }), pictures: openOwnDisk({ megabytes: 2_000 }) } : undefined;
  const dataDir = disks?.database.folder ?? makeFolder(home, 'database');
  const shopDir = disks?.pictures.folder ?? makeFolder(home, 'shop');
  const removeFolders = () => {
    for (const disk of Object.values(disks ?? {})) disk.remove();
    rmSync(home, { recursive: true, force: true });
  };
  if (filled) execFileSync('cp', ['-a', join(filled, 'postgres'), dataDir]);
  // A log of some megabytes, as a small disk has: that of an hour of buying would not be used up while anybody waits.
  const settings = { min_wal_size: '32MB', max_wal_size: '64MB' };
  const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: say, settings });
  const { db, pool, close } = await openDb(postgres.url);
  const admin = await openDb(postgres.adminUrl);
  const folder = (await admin.pool.query<{ at: string }>(`select current_setting('data_directory') as at`)).rows[0]!.at;
  const mail = await openMailServer();
  const children = new Set<ChildProcess>();
  let stopped: number[] = [];
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
  process.once('exit', () => {
    signalAll(stopped, 'SIGCONT');
    for (const child of children) child.kill('SIGKILL');
    removeFolders();
  });
  const base = `http://127.0.0.1:${port}`;
  const pspUrl = `http://127.0.0.1:${port + 1}`;
  const hosts = join(home, 'hosts');
  const resolver = join(home, 'resolv.conf');
  // Nobody listens there.
  writeFileSync(resolver, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n');
  const ownView = `mount --bind ${hosts} /etc/hosts && mount --bind ${resolver} /etc/resolv.conf && exec "$@"`;
  const inOwnView = { execPath: 'unshare', execArgv: ['-m', 'sh', '-c', ownView, 'sh', process.execPath, '--import', quickImports] };
  const start = (program: string, own: Record<string, string>, how: { execPath?: string; execArgv?: string[] } = {}): ChildProcess => {
    const child = fork(pathOf(program), {
      execArgv: ['--import', quickImports],
      ...how,
      env: { ...process.env, ...own },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  let psp: ChildProcess | undefined;
  let shop: ChildProcess | undefined;
  const whole: WholeShop = {
    ...{ base, db, pool, admin: admin.pool, pspUrl, mail, disks },
    shopPid: () => shop!.pid!,
    // In place: a new file would not be the one that the shop sees.
    knowNames: (areKnown) => writeFileSync(hosts, `127.0.0.1 localhost\n${areKnown ? '127.0.0.1 mail.shop.test psp.shop.test\n' : ''}`),
    metrics: async () => (await fetch(`http://127.0.0.1:${port + 2}/metrics`)).text(),
    async startSandbox() {
      psp = start('../apps/psp/src/main.ts', {
        ...{ PSP_PORT: String(port + 1), PSP_HOST: '127.0.0.1', PSP_URL: pspUrl, PSP_DATA: home, PSP_SHOP_URL: base },
      });
      await once(psp, 'message');
    },
    endSandbox: () => end(psp, 'SIGKILL'),
    async startShop(more = {}) {
      const given = {
        ...{ PORT: String(port), METRICS_PORT: String(port + 2), HOST: '127.0.0.1', SHOP_URL: base, DATA_DIR: shopDir },
        ...{ STORAGE_URL: pathToFileURL(makeFolder(shopDir, 'storage')).href },
        ...{
          DATABASE_URL: postgres.url,
          PSP_URL: `http://${nameOf('psp')}:${port + 1}`,
          TRUSTED_PROXIES: '127.0.0.1',
          LOG_LEVEL: 'fatal',
          DRAIN_SECONDS: '0',
        },
        ...{ SMTP_URL: `smtp://${nameOf('mail')}:${mail.port}?ignoreTLS=true`, ...env, ...more },
      };
      const child = start('../apps/shop/src/main.ts', given, hasOwnView ? inOwnView : {});
      shop = child;
      const isReady = async () => {
        if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode} before it was open.`);
        return (await fetch(`${base}/readyz`).catch(() => undefined))?.ok;
      };
      await until('the shop is open', isReady, 500_000);
    },
    stopShop: () => end(shop, 'SIGTERM'),
    signalDatabase(name) {
      if (name === 'SIGSTOP') {
        // It first: what it starts meanwhile would go on.
        const postmaster = readPostmaster(folder);
        signalAll([postmaster], name);
        stopped = [postmaster, ...childrenOf(postmaster)];
      }
      signalAll(stopped, name);
      if (name === 'SIGCONT') stopped = [];
    },
  };
  try {
    whole.knowNames(true);
    await whole.startSandbox();
    await whole.startShop();
    await use(whole);
  } finally {
    whole.signalDatabase('SIGCONT');
    await end(shop, 'SIGTERM');
    await end(psp, 'SIGKILL');
    await mail.close();
    await admin.close();
    await close();
    await postgres.stop();
    removeFolders();
  }
}

function makeFolder(...parts: string[]): string {
  const folder = join(...parts);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  return folder;
}

const nameOf = (host: string): string => (hasOwnView ? `${host}.shop.test` : '127.0.0.1');

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function readPostmaster(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // A connection that ended meanwhile.
    }
}
