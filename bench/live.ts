// How long a change takes from the editor's click until another process of the shop serves it.
//   node bench/live.ts [turns of each kind, default 20]
// Two whole shops with the demo assortment on one database; changes are made at the first and looked for at the second.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { type LiveChange, liveChanges } from '@selvedge/api/harness/live-changes.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { createClient } from '@selvedge/contract/client.ts';

const turns = Number(process.argv[2] ?? 20);
const market = 'da-DK';
const ports = [3860, 3864] as const;
const program = fileURLToPath(new URL('../apps/shop/src/main.ts', import.meta.url));
const quickImports = new URL('../scripts/quick-imports.mjs', import.meta.url).href;
const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-live-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
// Whoever ends the program must not leave its database running: it is stopped as the process exits.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const { db, close } = await openDb(postgres.url);
const children: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of children) child.kill();
});
try {
  const [writer, reader] = [await openShop(ports[0]), await openShop(ports[1])];
  const staff = await signInAsStaff(db, { role: 'administrator', now: new Date(), seconds: 86_400 });
  const send = (url: string | URL | Request, init?: RequestInit) => fetch(url, { ...init, headers: { ...init?.headers, ...staff } });
  const changes = liveChanges({ staff: createClient({ apiBase: writer, fetch: send as typeof fetch }), reader, market });
  for (const [kind, change] of Object.entries(changes)) console.log(`${kind.padEnd(6)} ${figures(await measure(change))}`);
} finally {
  for (const child of children) child.kill();
  await Promise.all(children.map((child) => child.exitCode === null && once(child, 'exit')));
  await close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function openShop(port: number): Promise<string> {
  const base = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', SHOP_URL: base, DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  const child = fork(program, { execArgv: ['--import', quickImports], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  while (child.exitCode === null) {
    const answer = await fetch(`${base}/${market}`).catch(() => undefined);
    if (answer?.ok) return base;
    await wait(200);
  }
  throw new Error(`The shop ended with ${child.exitCode} before it was open.`);
}

type Times = { answered: number[]; seen: number[] };

async function measure({ prepare, isSeen }: LiveChange): Promise<Times> {
  const times: Times = { answered: [], seen: [] };
  for (let turn = 0; turn < turns; turn++) {
    const publish = await prepare(turn);
    const clicked = performance.now();
    await publish();
    times.answered.push(performance.now() - clicked);
    while (!(await isSeen(turn))) await wait(2);
    times.seen.push(performance.now() - clicked);
    // At another moment of the second each time: what is only seen by asking once a second would show.
    await wait(137);
  }
  return times;
}

function figures({ answered, seen }: Times): string {
  return `answered p50 ${at(answered, 0.5)} ms; seen elsewhere p50 ${at(seen, 0.5)}, p95 ${at(seen, 0.95)}, max ${at(seen, 1)} ms`;
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0);
}
