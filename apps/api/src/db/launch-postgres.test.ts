import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';
import { launchPostgres } from './launch-postgres.ts';
import { scratchDirectory } from './scratch-directory.ts';

let dataDir: string;
let pristine: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  pristine = scratchDirectory('launch');
  await (await launchPostgres({ dataDir: pristine })).stop();
  return () => rmSync(pristine, { recursive: true });
});

beforeEach(() => {
  dataDir = scratchDirectory('launch');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const pid = postmasterPid();
  if (pid) process.kill(pid, 'SIGINT');
  await expect.poll(() => postmasterPid(), { timeout: 15_000 }).toBeUndefined();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

test('an empty directory becomes a database that syncs to disk, and its rows are there at the second start', async () => {
  const lines: string[] = [];
  const first = await launchPostgres({ dataDir, log: (line) => lines.push(line) });
  expect(lines).toEqual(['making a new database']);
  await ask(first.url, 'create table note (text text)');
  await ask(first.url, `insert into note values ('kept')`);
  expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(
    await ask(first.url, `select datlocprovider::text as provider, datlocale as locale from pg_database where datname = 'selvedge'`),
  ).toEqual([{ provider: 'b', locale: 'C.UTF-8' }]);
  await first.stop();
  expect(postmasterPid()).toBeUndefined();

  const second = await launchPostgres({ dataDir, log: (line) => lines.push(line) });
  expect(await ask(second.url, 'select * from note')).toEqual([{ text: 'kept' }]);
  expect(lines).toHaveLength(1);
  await second.stop();
});

test('only the owner of the data can reach the server', async () => {
  usePristine();
  const server = await launchPostgres({ dataDir });
  expect(await ask(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
  expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
  await server.stop();
});

test('a server that a killed shop left behind is taken over, with everything it had committed', async () => {
  usePristine();
  const shop = await startShop();
  await ask(shop.url, 'create table note (text text)');
  await ask(shop.url, `insert into note values ('committed')`);
  const orphan = postmasterPid();
  shop.process.kill('SIGKILL');
  await once(shop.process, 'exit');

  const server = await launchPostgres({ dataDir });
  expect(postmasterPid()).toBe(orphan);
  expect(await ask(server.url, 'select * from note')).toEqual([{ text: 'committed' }]);
  await server.stop();
  expect(postmasterPid()).toBeUndefined();
});

test('shop and server killed together lose nothing that was committed', async () => {
  usePristine();
  const shop = await startShop();
  await ask(shop.url, 'create table note (text text)');
  await ask(shop.url, `insert into note values ('committed')`);
  process.kill(postmasterPid()!, 'SIGKILL');
  shop.process.kill('SIGKILL');
  await once(shop.process, 'exit');

  const server = await launchPostgres({ dataDir });
  expect(await ask(server.url, 'select * from note')).toEqual([{ text: 'committed' }]);
  await server.stop();
});

test('a second shop on the same directory is told so and does the first no harm', async () => {
  usePristine();
  const shop = await startShop();
  await expect(launchPostgres({ dataDir })).rejects.toThrow(`Another shop is already running on the data in ${join(dataDir, 'postgres')}`);
  expect(await ask(shop.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two shops that open an empty directory together one gets it and the other is told so', async () => {
  const results = await Promise.allSettled([launchPostgres({ dataDir }), launchPostgres({ dataDir })]);
  const [winner] = results.filter((result) => result.status === 'fulfilled');
  const [loser] = results.filter((result) => result.status === 'rejected');
  expect(loser?.reason.message).toContain('Another shop is already running');
  expect(await ask(winner!.value.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await winner!.value.stop();
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);
});

test('a server that dies under a running shop is started again', async () => {
  usePristine();
  const lines: string[] = [];
  const server = await launchPostgres({ dataDir, log: (line) => lines.push(line) });
  process.kill(postmasterPid()!, 'SIGQUIT');
  await expect.poll(() => lines.at(-1), { timeout: 15_000 }).toBe('the database server is back');
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a server of which one process crashes is started anew, and does not do so itself', async () => {
  usePristine();
  const server = await launchPostgres({ dataDir });
  const before = postmasterPid();
  await ask(server.url, 'create table note (text text)');
  const [{ pid }] = (await ask(server.adminUrl, `select pid from pg_stat_activity where backend_type = 'checkpointer'`)) as [
    { pid: number },
  ];
  process.kill(pid, 'SIGKILL');
  // The old server may answer once more before it has noticed.
  await expect.poll(() => postmasterPid(), { timeout: 40_000 }).not.toBe(before);
  await expect.poll(() => ask(server.url, 'select * from note').catch(() => undefined), { timeout: 40_000 }).toEqual([]);
  await server.stop();
});

test('a process that ends without stopping its server takes it along', async () => {
  usePristine();
  const shop = await startShop('exit');
  await once(shop.process, 'exit');
  await expect.poll(() => postmasterPid(), { timeout: 15_000 }).toBeUndefined();
});

test('a directory with a long path still gets a socket', async () => {
  const long = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
  const server = await launchPostgres({ dataDir: long });
  expect(new URL(server.url).searchParams.get('host')!.length).toBeLessThan(90);
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a directory without a version is called damaged and is left as it is', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'precious'), 'data');
  await expect(launchPostgres({ dataDir })).rejects.toThrow(/damaged.*PG_VERSION is missing.*\n.*backup.*Nothing was deleted/);
  expect(readFileSync(join(dataDir, 'postgres', 'precious'), 'utf8')).toBe('data');
});

test('a database of another PostgreSQL version is refused and is left as it is', async () => {
  usePristine();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(launchPostgres({ dataDir })).rejects.toThrow(/written by PostgreSQL 17; this shop brings PostgreSQL 18/);
  expect(existsSync(join(dataDir, 'postgres', 'base'))).toBe(true);
});

test.each([
  ['the control file is gone', (cluster: string) => rmSync(join(cluster, 'global', 'pg_control'))],
  ['the control file is garbage', (cluster: string) => writeFileSync(join(cluster, 'global', 'pg_control'), Buffer.alloc(8192, 7))],
  ['the write-ahead log is gone', (cluster: string) => removeFiles(join(cluster, 'pg_wal'))],
])('when %s the database is called damaged and is left as it is', async (_, damage) => {
  const cluster = join(dataDir, 'postgres');
  usePristine();
  damage(cluster);
  const error = await launchPostgres({ dataDir }).catch((reason) => reason);
  expect(error.message).toMatch(/^The database in .* is damaged \(.+\)\.\nPut back a backup .* Nothing was deleted\.$/);
  expect(existsSync(join(cluster, 'base'))).toBe(true);
});

test('on a full disk a new database is not begun, and its beginning is cleared away', async () => {
  expect(await launchWithSmallFiles()).toMatch(/^The disk that holds .* is full.*\nFree some space .* Nothing was deleted\.$/m);
  expect(readdirSync(dataDir)).toEqual([]);
});

test.skipIf(!canMount())('on a full disk an existing database is refused as it is, and opens when there is room', async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,mode=711', 'tmpfs', dataDir]);
  try {
    usePristine();
    const filler = join(dataDir, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(96_000_000))).toThrow('ENOSPC');
    await expect(launchPostgres({ dataDir })).rejects.toThrow(/^The disk that holds .* is full/);
    rmSync(filler);
    const server = await launchPostgres({ dataDir });
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  } finally {
    execFileSync('umount', ['--lazy', dataDir]);
  }
});

// The short form of bench/faults-of-the-world.ts.
test.skipIf(!canMount())('on a disk that fills up while it writes it says so, loses nothing, and goes on when there is room', async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=711', 'tmpfs', dataDir]);
  try {
    usePristine();
    const server = await launchPostgres({ dataDir, settings: { max_wal_size: '32MB', min_wal_size: '32MB' } });
    await ask(server.url, 'create table note (id int primary key, text text)');
    // A megabyte is to take one.
    await ask(server.url, 'alter table note alter text set storage external');
    const confirmed: number[] = [];
    const write = async (id: number) => {
      await ask(server.url, `insert into note values (${id}, repeat('x', 1000000))`);
      confirmed.push(id);
    };
    const fillUp = async () => {
      for (let id = 0; id < 1_000; id++) await write(id);
    };
    const failure = await fillUp().catch((error) => error);
    expect(confirmed.length).toBeGreaterThan(0);
    expect(isDatabaseAway(failure), String(failure)).toBe(true);
    execFileSync('mount', ['-o', 'remount,size=400m', dataDir]);
    await expect.poll(() => ask(server.url, 'select 1 as one').catch(() => []), { timeout: 40_000 }).toEqual([{ one: 1 }]);
    expect(await ask(server.url, `select id from note where id in (${confirmed.join(',')}) order by id`)).toHaveLength(confirmed.length);
    await write(1_000);
    await server.stop();
  } finally {
    execFileSync('umount', ['--lazy', dataDir]);
  }
});

const asRoot = test.skipIf(process.getuid?.() !== 0);

asRoot('root hears which directory keeps the database out of the directory that was chosen', async () => {
  chmodSync(dataDir, 0o700);
  const chosen = join(dataDir, 'chosen');
  await expect(launchPostgres({ dataDir: chosen })).rejects.toThrow(
    /^DATA_DIR .*chosen can't hold the database.* may not enter .*selvedge-launch-\w+\.\n/,
  );
});

asRoot('root in a closed home gets the database in a place that its unprivileged account can reach', async () => {
  chmodSync(dataDir, 0o700);
  const lines: string[] = [];
  const server = await launchPostgres({ dataDir: join(dataDir, '.data'), isDataDirDefault: true, log: (line) => lines.push(line) });
  const [, place] = /^keeping the database in (\/var\/lib\/selvedge\/\w+),/.exec(lines[0] ?? '') ?? [];
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(statSync(join(place!, 'postgres')).uid).not.toBe(0);
  rmSync(place!, { recursive: true });
});

type Shop = { process: ChildProcess; url: string };

/** A shop in a process of its own, which can be killed. */
async function startShop(afterwards = ''): Promise<Shop> {
  const program = fileURLToPath(new URL('./launch-postgres.ts', import.meta.url));
  const script = `
    const { launchPostgres } = await import(process.argv[1]);
    const { url } = await launchPostgres({ dataDir: process.argv[2] });
    console.log(url);
    if (process.argv[3] === 'exit') process.exit(1);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, program, dataDir, afterwards], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [url] = await once(child.stdout!, 'data');
  return { process: child, url: String(url).trim() };
}

/** A launch whose processes may write no file beyond 1 MB: the disk is full for them, also where nobody may mount a small one. */
async function launchWithSmallFiles(): Promise<string> {
  const program = fileURLToPath(new URL('./launch-postgres.ts', import.meta.url));
  const script = `
    const { launchPostgres } = await import(process.argv[1]);
    await launchPostgres({ dataDir: process.argv[2] }).catch((error) => console.log(error.message));`;
  const limited = 'ulimit -f 2048; exec "$@"';
  const args = ['-c', limited, 'sh', process.execPath, '--input-type=module', '-e', script, program, dataDir];
  return promisify(execFile)('sh', args).then(({ stdout }) => stdout);
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** Only root may, and not in every container. */
function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const probe = mkdtempSync(join(tmpdir(), 'selvedge-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

/** A database that was used and stopped before. Copied, because making one takes longer than most tests. */
function usePristine(): void {
  execFileSync('cp', ['-a', join(pristine, 'postgres'), dataDir]);
}

function removeFiles(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isFile()) rmSync(join(directory, entry.name));
  }
}
