import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Vitest's global setup: a temp folder of the run's own. What a test leaves there, one that failed or was broken off too, goes with it;
 * each run of all tests left some sixty folders behind.
 */
export function setup() {
  const before = { TMPDIR: process.env.TMPDIR, TEMP: process.env.TEMP };
  // Sockets lie below it, and the path of one may be a hundred letters long.
  const folder = mkdtempSync(join(tmpdir(), 'sv-'));
  // As root a database runs as another account, which must be able to reach its directory.
  chmodSync(folder, 0o711);
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return () => {
    process.off('exit', remove);
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    remove();
  };
}
