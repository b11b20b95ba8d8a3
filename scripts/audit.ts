// Checks the books, at any time and beside an open shop: npm run audit [-- --psp http://localhost:3001] [--acknowledged FILE]
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BootError, explainBootErrors } from '@selvedge/api/boot-error.ts';
import { type Config, clock, readConfig } from '@selvedge/api/config.ts';
import { findRunningPostgres } from '@selvedge/api/db/find-running-postgres.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { auditLedger } from '@selvedge/api/ledger-audit/audit-ledger.ts';
import type { CheckResult } from '@selvedge/api/ledger-audit/check.ts';
import { readSandbox } from '@selvedge/api/ledger-audit/read-sandbox.ts';
import { createProviders } from '@selvedge/api/payment/create-providers.ts';

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
    conclude(results);
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

function conclude(results: readonly CheckResult[]): void {
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, counted, findings, found = findings.length } of results) {
    const verdict = found === 0 ? 'ok' : `${found} WRONG`;
    console.log(`${name.padEnd(width)}  ${String(counted).padStart(8)}  ${verdict}`);
  }
  for (const { name, notes = [] } of results) for (const note of notes) console.log(`  ${name}: ${note}`);
  const wrong = results.flatMap(({ findings }) => findings);
  for (const { what, wrong: how } of wrong) console.log(`  ${what}: ${how}`);
  const all = results.reduce((sum, { findings, found = findings.length }) => sum + found, 0);
  if (all > wrong.length) console.log(`  and ${all - wrong.length} more`);
  console.log(all === 0 ? 'The books are in order.' : `The books are not in order: ${all} findings.`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** Beside a running shop we are a guest on its server; otherwise the server is opened for this one errand. */
async function openDatabase(config: Config) {
  const running = config.databaseUrl ?? findRunningPostgres({ ...config, log });
  const embedded = running ? undefined : await launchPostgres({ ...config, log });
  try {
    const open = await openDb(running ?? embedded?.url ?? '', { log, poolSize: 2, applicationName: 'selvedge audit' });
    return {
      db: open.db,
      async close() {
        await open.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
