import type { CheckResult } from '@selvedge/api/ledger-audit/check.ts';

/** What was looked at and what is wrong, as lines; a finding makes the program end with 1. */
export function printAudit(results: readonly CheckResult[]): void {
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
