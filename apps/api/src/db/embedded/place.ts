import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BootError } from '../../boot-error.ts';

/** Where the embedded database lives and who runs it. */
export type Place = {
  /** Holds the cluster, the server's log and, where needed, a copy of the binaries. */
  home: string;
  cluster: string;
  logFile: string;
  /** The account of the server's processes; undefined means our own. */
  account: Account | undefined;
};

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root lends it another account, which then must be able to reach its files. */
export function choosePlace(options: { dataDir: string; isDataDirDefault: boolean; log: (line: string) => void }): Place {
  const { dataDir, isDataDirDefault, log } = options;
  makeDirectory(dataDir);
  if (process.getuid?.() !== 0) return ownPlace(dataDir);

  const account = accountFor(dataDir);
  if (canEnter(dataDir, account)) return placeIn(dataDir, account);
  if (!isDataDirDefault) {
    throw new BootError(
      `DATA_DIR ${dataDir} can't hold the database: PostgreSQL does not run as root, and user ${account.uid} may not enter ${firstClosed(dataDir, account)}.\n` +
        `Choose a directory that every user may enter, open this one (chmod o+x), or start the shop as an ordinary user.`,
    );
  }
  const elsewhere = join('/var/lib/selvedge', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  makeDirectory(elsewhere);
  log(`keeping the database in ${elsewhere}, because PostgreSQL does not run as root and no other user may enter ${dataDir}`);
  return placeIn(elsewhere, accountFor(elsewhere));
}

export function canEnter(directory: string, account: Account): boolean {
  return firstClosed(directory, account) === undefined;
}

function placeIn(home: string, account: Account | undefined): Place {
  return { home, cluster: join(home, 'postgres'), logFile: join(home, 'postgres.log'), account };
}

function ownPlace(dataDir: string): Place {
  const place = placeIn(dataDir, undefined);
  const owner = statOf(place.cluster)?.uid;
  const me = process.getuid?.();
  if (owner !== undefined && me !== undefined && owner !== me) {
    throw new BootError(
      `The database in ${place.cluster} belongs to user ${owner}, but the shop was started by user ${me}.\n` +
        `Start it as the user who started it first, or set DATA_DIR to another directory.`,
    );
  }
  return place;
}

/** The owner of what is already there: PostgreSQL opens a cluster for nobody else. */
function accountFor(home: string): Account {
  const existing = statOf(join(home, 'postgres'));
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

function idOfNobody(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim());
  } catch {
    return 65534;
  }
}

function firstClosed(path: string, account: Account): string | undefined {
  const parent = dirname(path);
  if (parent !== path) {
    const closed = firstClosed(parent, account);
    if (closed) return closed;
  }
  const stat = statSync(path);
  const shift = stat.uid === account.uid ? 6 : stat.gid === account.gid ? 3 : 0;
  return ((stat.mode >> shift) & 1) === 1 ? undefined : path;
}

/** A strict umask would make the new directories closed to the account that the server runs under. */
function makeDirectory(path: string): void {
  try {
    const first = mkdirSync(path, { recursive: true });
    if (first === undefined || process.getuid?.() !== 0) return;
    for (let each = path; each.length >= resolve(first).length; each = dirname(each)) chmodSync(each, 0o711);
  } catch (error) {
    throw new BootError(
      `The directory ${path} for the shop's data can't be made (${(error as NodeJS.ErrnoException).code}).\n` +
        `Set DATA_DIR to a directory that this user may write to.`,
    );
  }
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
