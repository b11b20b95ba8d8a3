// The endpoint tests through PgBouncer, which hands every transaction to another connection: whatever a session was to remember is missed.
//   node bench/pooler.ts [test files or folders, default all of apps/api]
// Needs: apt-get install pgbouncer. Takes as long as those tests; ends by itself after half an hour at the latest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const asked = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const tests = spawn('node_modules/.bin/vitest', ['run', '--project', 'endpoints', ...(asked.length > 0 ? asked : ['apps/api'])], {
  cwd: root,
  env: { ...process.env, TEST_POOLER: 'yes' },
  stdio: 'inherit',
});
const late = setTimeout(() => tests.kill(), 30 * 60_000);
const [code] = (await once(tests, 'exit')) as [number | null];
clearTimeout(late);
process.exitCode = code ?? 1;
