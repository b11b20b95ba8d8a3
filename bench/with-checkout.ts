// A shop that sells, with its own database and its own payment sandbox, for the programs that buy from it. Stops by itself.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { type OpenDb, openDb } from '@selvedge/api/db/open-db.ts';
import { stockUp } from '@selvedge/api/harness/stock-up.ts';
import { waitUntilSettled } from '@selvedge/api/harness/wait-until-settled.ts';
import { auditLedger } from '@selvedge/api/ledger-audit/audit-ledger.ts';
import { readSandbox } from '@selvedge/api/ledger-audit/read-sandbox.ts';

export type Checkout = {
  /** One address for each of the shop's processes. */
  bases: readonly string[];
  db: OpenDb['db'];
  pool: OpenDb['pool'];
  pspUrl: string;
  /** The database as its superuser. */
  adminUrl: string;
  /** Waits until nothing is under way, prints what the books say, and answers how much of it is wrong. */
  audit(acknowledged: readonly string[]): Promise<number>;
};

const quickImports = new URL('../scripts/quick-imports.mjs', import.meta.url).href;
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Opens a shop with so many pieces of each variant, hands it over, and takes everything down again. */
export async function withCheckout(
  { port, processes = 1, stock }: { port: number; processes?: number; stock: Readonly<Record<string, number>> },
  use: (checkout: Checkout) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-checkout-'));
  // As root the database runs as another account, which must be able to reach its directory.
  chmodSync(dataDir, 0o711);
  const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
  // Whoever ends the program must not leave its database running: it is stopped as the process exits.
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(name, () => process.exit(code));
  const { db, pool, close } = await openDb(postgres.url);
  const children: ChildProcess[] = [];
  const start = async (program: string, env: Record<string, string>) => {
    const child = fork(pathOf(program), { execArgv: ['--import', quickImports], env: { ...process.env, ...env } });
    children.push(child);
    await once(child, 'message');
  };
  try {
    const pspUrl = `http://127.0.0.1:${port + processes}`;
    const bases = Array.from({ length: processes }, (_, index) => `http://127.0.0.1:${port + index}`);
    const psp = { PSP_PORT: String(port + processes), PSP_HOST: '127.0.0.1', PSP_URL: pspUrl, PSP_DATA: dataDir, PSP_SHOP_URL: bases[0]! };
    await start('../apps/psp/src/main.ts', psp);
    await migrate(pool);
    for (const [sku, quantity] of Object.entries(stock)) await stockUp(db, sku, quantity);
    for (const [index, base] of bases.entries()) {
      const env = { PORT: String(port + index), SHOP_URL: base, DATABASE_URL: postgres.url, PSP_URL: pspUrl };
      await start('../apps/api/src/harness/checkout-server.child.ts', env);
    }
    await use({ bases, db, pool, pspUrl, adminUrl: postgres.adminUrl, audit: (acknowledged) => audit({ db, pspUrl }, acknowledged) });
  } finally {
    for (const child of children) child.kill();
    await close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function audit({ db, pspUrl }: Pick<Checkout, 'db' | 'pspUrl'>, acknowledged: readonly string[]): Promise<number> {
  await waitUntilSettled(db);
  const readCharges = await readSandbox(pspUrl);
  const results = await auditLedger(db, { now: new Date(), readCharges, acknowledged: [...acknowledged], pause: () => wait(2_000) });
  for (const { name, counted, findings } of results)
    console.log(`${name}: ${counted}${findings.length > 0 ? `, ${findings.length} WRONG` : ''}`);
  const wrong = results.flatMap(({ findings }) => findings);
  for (const { what, wrong: how } of wrong) console.log(`  ${what}: ${how}`);
  return wrong.length;
}
