import { type SpawnSyncReturns, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from '../../boot-error.ts';
import { explainFailure } from './explain-failure.ts';
import type { Place } from './place.ts';
import type { Binaries } from './prepare-binaries.ts';

const serverVersion = '18';

/** Makes the cluster when there is none, and otherwise checks that this one can be ours before a server touches it. */
export async function ensureCluster(place: Place, binaries: Binaries, log: (line: string) => void): Promise<void> {
  removeAbandoned(place.home);
  if (!existsSync(place.cluster)) {
    log('making a new database');
    await createCluster(place, binaries);
    return;
  }
  const versionFile = join(place.cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new BootError(
      `${place.cluster} holds no database, or a damaged one: its file PG_VERSION is missing.\n` +
        `Put back a backup of that directory, or move it away to begin with an empty shop. Nothing was deleted.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== serverVersion) {
    throw new BootError(
      `The database in ${place.cluster} was written by PostgreSQL ${version}; this shop brings PostgreSQL ${serverVersion}.\n` +
        `Start the version of the shop that wrote it and move the data with pg_dump, or set DATA_DIR to an empty directory. Nothing was deleted.`,
    );
  }
}

/** Windows has no sockets that only one user may open, so there the server asks for this password. */
export function passwordOf(place: Place): string | undefined {
  return process.platform === 'win32' ? readFileSync(join(place.home, 'postgres-password'), 'utf8').trim() : undefined;
}

/** A power cut in the middle of initdb must not leave half a cluster under the real name. */
async function createCluster(place: Place, binaries: Binaries): Promise<void> {
  const { account } = place;
  let unfinished = '';
  try {
    unfinished = mkdtempSync(`${place.cluster}.new-`);
    if (account) chownSync(unfinished, account.uid, account.gid);
    const result = await run(binaries.initdb, [...initArguments(place), '-D', unfinished], {
      cwd: place.home,
      env: binaries.env,
      ...account,
    });
    if (result.status !== 0) throw explainFailure(result.stderr, place);
    renameSync(unfinished, place.cluster);
  } catch (error) {
    if (unfinished) rmSync(unfinished, { recursive: true, force: true });
    const { code = '', message } = error as NodeJS.ErrnoException;
    // Another process was faster: its cluster is as good as ours.
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return;
    throw error instanceof BootError ? error : explainFailure(`${code} ${message}`, place);
  }
}

function initArguments(place: Place): string[] {
  // The system's locales differ between machines; the built-in one sorts the same everywhere.
  const common = ['-U', 'postgres', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8'];
  if (process.platform !== 'win32') return [...common, '--auth=trust'];
  const passwordFile = join(place.home, 'postgres-password');
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  return [...common, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
}

function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    if (!/^postgres\.new-\w+$/.test(name)) continue;
    const path = join(home, name);
    const anHourAgo = Date.now() - 3_600_000;
    if (statSync(path).mtimeMs < anHourAgo) rmSync(path, { recursive: true, force: true });
  }
}

function run(
  program: string,
  args: string[],
  options: { cwd: string; env: Record<string, string>; uid?: number; gid?: number },
): Promise<Pick<SpawnSyncReturns<string>, 'status' | 'stderr'>> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.on('error', reject).on('close', (status) => resolve({ status, stderr }));
  });
}
