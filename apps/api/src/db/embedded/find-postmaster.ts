import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running server, as its file postmaster.pid describes it. */
export type Postmaster = { pid: number; port: number; socketDir: string; status: string };

/** The server of this cluster, unless it is gone and only its file was left behind. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!isServerAlive(pid)) return undefined;
  return { pid, port: Number(lines[3] ?? 0), socketDir: (lines[4] ?? '').trim(), status: (lines[7] ?? 'starting').trim() };
}

/** After a reboot, or in a new container, the number in the file may be somebody else's process. */
function isServerAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    const [, name, state] = /^\d+ \((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}
