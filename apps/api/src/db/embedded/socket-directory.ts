import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BootError } from '../../boot-error.ts';
import type { Place } from './place.ts';

// The kernel keeps 108 bytes for the path of a socket, one of them for the end.
const longestPath = 107;

/** The socket lies in the cluster, which only its owner may enter; a path too long for the kernel is replaced by a short one. */
export function socketDirectory(place: Place): string {
  if (fits(place.cluster)) return place.cluster;
  const name = `selvedge-${createHash('sha256').update(place.cluster).digest('hex').slice(0, 12)}`;
  const directory = [join(tmpdir(), name), join('/tmp', name)].find(fits);
  if (!directory) throw new BootError(`The path ${place.cluster} is too long for a socket. Set DATA_DIR to a shorter path.`);
  makePrivate(directory, place.account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });
  return directory;
}

function fits(directory: string): boolean {
  return Buffer.byteLength(join(directory, '.s.PGSQL.5432')) <= longestPath;
}

/** The temporary directory is open to all: a stranger who made ours first could listen to everything we say. */
function makePrivate(directory: string, owner: { uid: number; gid: number }): void {
  try {
    mkdirSync(directory, { mode: 0o700 });
    chmodSync(directory, 0o700);
    if (process.getuid?.() === 0) chownSync(directory, owner.uid, owner.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const stat = lstatSync(directory);
  if (!stat.isDirectory() || stat.uid !== owner.uid || (stat.mode & 0o077) !== 0) {
    throw new BootError(
      `${directory} belongs to somebody else, so the database's socket can't be kept there. Set DATA_DIR to a shorter path.`,
    );
  }
}
