// Checks the books, at any time and beside an open shop: npm run audit [-- --psp http://localhost:3001] [--acknowledged FILE]
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BootError, explainBootErrors } from '@selvedge/api/boot-error.ts';
import { type Config, clock, readConfig } from '@selvedge/api/config.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { auditLedger } from '@selvedge/api/ledger-audit/audit-ledger.ts';
import { readSandbox } from '@selvedge/api/ledger-audit/read-sandbox.ts';
import { createProviders } from '@selvedge/api/payment/create-providers.ts';
import { openBesideShop } from './open-beside-shop.ts';
import { printAudit } from './print-audit.ts';

const usage = 'npm run audit [-- --psp URL] [--acknowledged FILE]';
const log = (line: string): void => console.error(`  ${line}`);

await explainBootErrors(async () => {
  const { psp, acknowledged } = readArguments();
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const isReal = config.payment.sandbox === undefined;
    const readCharges = isReal ? undefined : await readSandbox(psp ?? process.env.PSP_URL ?? sandboxBeside(config));
    if (!readCharges && !isReal) log("No sandbox answers, so the provider's books are not compared.");
    const providers = isReal ? createProviders(config.payment) : undefined;
    const pause = () => wait(2_000);
    const results = await auditLedger(database.db, { now: clock(config)(), readCharges, providers, acknowledged, pause });
    printAudit(results);
  } finally {
    await database.close();
  }
});

function readArguments() {
  try {
    const { values } = parseArgs({ options: { psp: { type: 'string' }, acknowledged: { type: 'string' } } });
    const lines = values.acknowledged === undefined ? '' : readFileSync(values.acknowledged, 'utf8');
    return { psp: values.psp, acknowledged: lines.split(/\s+/).filter(Boolean) };
  } catch (error) {
    throw new BootError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** `npm start` opens it at the port after the shop's. */
function sandboxBeside({ port }: Config): string {
  return `http://localhost:${port + 1}`;
}

async function openDatabase(config: Config) {
  const { url, stop } = await openBesideShop(config, { log });
  try {
    const open = await openDb(url, { log, poolSize: 2, applicationName: 'selvedge audit' });
    return {
      db: open.db,
      async close() {
        await open.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
