import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { choosePlace } from './embedded/place.ts';
import { sessionLimits } from './session-client.ts';

/**
 * PgBouncer before the tests' server, which hands every transaction to another connection: whatever a connection was to remember is
 * missed. Only where it was asked for (`bench/pooler.ts`), as it has to be installed.
 */
export async function startTestPooler(dataDir: string, adminUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { account } = choosePlace({ dataDir, isDataDirDefault: false, log: () => {} });
  const directory = join(dataDir, 'pooler');
  mkdirSync(directory, { mode: 0o700 });
  const file = join(directory, 'pgbouncer.ini');
  const limits = Object.entries(sessionLimits).map(([name, limit]) => `set ${name} = ${limit}`);
  const { searchParams, port } = new URL(adminUrl);
  writeFileSync(
    file,
    `[databases]
* = host=${searchParams.get('host')} port=${port} user=shop connect_query='${limits.join('; ')}'
[pgbouncer]
unix_socket_dir = ${directory}
listen_port = 6432
auth_type = any
pool_mode = transaction
default_pool_size = 20
min_pool_size = 3
server_round_robin = 1
max_client_conn = 1000
server_login_retry = 1
`,
  );
  if (account) for (const path of [directory, file]) chownSync(path, account.uid, account.gid);
  const server = spawn('pgbouncer', ['-q', file], { stdio: ['ignore', 'ignore', 'inherit'], ...account });
  const ended = once(server, 'exit');
  const url = new URL(adminUrl);
  url.username = 'shop';
  url.port = '6432';
  url.searchParams.set('host', directory);
  while (!(await isThere(url.href))) {
    if (server.exitCode !== null) throw new Error('pgbouncer does not start');
    await wait(50);
  }
  return {
    url: url.href,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function isThere(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
