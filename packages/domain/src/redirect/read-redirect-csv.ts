import { RedirectRule } from '@selvedge/contract/studio/redirects.ts';
import type { CsvProblem } from '@selvedge/contract/studio/stores.ts';
import { readAddress } from './read-address.ts';
import { readTarget } from './read-target.ts';

type Line = { line: number; fields: readonly string[] };

/** A table of addresses: from, to and status. Without an address to go to, what stood there is gone. */
export function readRedirectCsv([head, ...lines]: readonly Line[], shopUrl: string): { rules: RedirectRule[]; problems: CsvProblem[] } {
  const names = (head?.fields ?? []).map((name) => name.trim().toLowerCase());
  if (!names.includes('from')) return { rules: [], problems: [{ line: 1, column: 'from', problem: 'column_missing' }] };
  const rules: RedirectRule[] = [];
  const problems: CsvProblem[] = [];
  const seen = new Set<string>();
  for (const { line, fields } of lines) {
    const cell = (name: string) => (fields[names.indexOf(name)] ?? '').trim();
    if (fields.every((each) => each.trim() === '')) continue;
    const from = readAddress(cell('from'), shopUrl);
    const target = readTarget(cell('to'), shopUrl);
    const status = target === '' ? 410 : Number(cell('status') || 301);
    const read = RedirectRule.safeParse({ ...from, target, status });
    if (!read.success) {
      const column = { path: 'from', market: 'from', target: 'to' }[String(read.error.issues[0]?.path[0])] ?? 'status';
      problems.push({ line, column, problem: cell(column) === '' ? 'cell_missing' : 'cell_unreadable' });
    } else if (seen.has(`${from.market} ${from.path}`)) problems.push({ line, column: 'from', problem: 'id_twice' });
    else {
      seen.add(`${from.market} ${from.path}`);
      rules.push(read.data);
    }
  }
  return { rules, problems };
}
