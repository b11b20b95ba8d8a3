import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new directory for a test's database, in memory where there is plenty: on a busy disk, syncing takes longer than the tests. */
export function scratchDirectory(name: string): string {
  const directory = mkdtempSync(join(hasRoomyMemoryDisk() ? '/dev/shm' : tmpdir(), `selvedge-${name}-`));
  // As root the server runs under an account of its own, which must be able to enter.
  chmodSync(directory, 0o711);
  return directory;
}

function hasRoomyMemoryDisk(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 4e9;
  } catch {
    return false;
  }
}
