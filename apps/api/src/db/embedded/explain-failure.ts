import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { BootError } from '../../boot-error.ts';
import type { Place } from './place.ts';

/** Turns what PostgreSQL said before it gave up into one line that says what is wrong and one that says what to do. */
export function explainFailure(said: string, place: Pick<Place, 'cluster' | 'logFile'>): BootError {
  const { cluster, logFile } = place;
  // On a full disk the log has no room for the complaint either.
  if (hasNoRoom(dirname(logFile))) return new BootError(diskIsFull(cluster));
  const reason = lastComplaint(said);
  for (const [sign, explain] of signs) {
    if (sign.test(said)) return new BootError(explain(cluster, reason));
  }
  return new BootError(
    `The database in ${cluster} does not start: ${reason || 'it said nothing'}\nIts log is ${logFile}. Nothing was deleted.`,
  );
}

const signs: [RegExp, (cluster: string, reason: string) => string][] = [
  [/No space left on device|ENOSPC|Disk quota exceeded|File too large/, diskIsFull],
  [
    /lock file "[^"]*" already exists/,
    (cluster, reason) =>
      `The database in ${cluster} is in use by another process (${reason}).\nStop that one, or set DATA_DIR to another directory.`,
  ],
  [
    /has invalid permissions|has wrong ownership|Permission denied/,
    (cluster, reason) =>
      `The database in ${cluster} can't be read by the user who started the shop (${reason}).\n` +
      `Give the directory back to that user (chown -R, chmod 700). Nothing was deleted.`,
  ],
  [
    /Cannot allocate memory|could not (map anonymous|create) shared memory/,
    (_, reason) => `There is not enough memory for the database (${reason}).\nThe embedded PostgreSQL needs about 200 MB.`,
  ],
  [
    /error while loading shared libraries|Library not loaded|Exec format error|ENOENT|EACCES/,
    (_, reason) =>
      `The PostgreSQL that came with the shop does not run on this system (${reason}).\n` +
      `Set DATABASE_URL to a PostgreSQL server of yours, for example postgres://user:password@localhost:5432/selvedge`,
  ],
  [
    /pg_control|database files are incompatible|checkpoint record|PANIC|invalid page|checksum|could not open (file|directory)|is not a valid data directory|invalid data in file/,
    (cluster, reason) =>
      `The database in ${cluster} is damaged (${reason}).\n` +
      `Put back a backup of that directory, or move it away to begin with an empty shop. Nothing was deleted.`,
  ],
];

function diskIsFull(cluster: string): string {
  return `The disk that holds ${cluster} is full, so the database can't start.\nFree some space there (200 MB is enough) and start again. Nothing was deleted.`;
}

function hasNoRoom(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < 1_000_000;
  } catch {
    return false;
  }
}

function lastComplaint(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '';
  return complaint.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim();
}
