import type { AuditEntry } from '@selvedge/contract/studio/staff.ts';

/** One difference between before and after. Undefined is "not there". */
export type Difference = { field: string | undefined; before: string | undefined; after: string | undefined };

/** What changed, field by field; fields that stayed the same are left out. */
export function describeChange({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  if (!isRecord(before) && !isRecord(after)) {
    return before === null && after === null ? [] : [{ field: undefined, before: show(before), after: show(after) }];
  }
  const was = isRecord(before) ? before : {};
  const is = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: show(was[field]), after: show(is[field]) }))
    .filter((difference) => difference.before !== difference.after);
}

/** The market and the flag that an entry about a flag names. */
export function flagOf({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): { market: string; flag: string } | undefined {
  const [market, flag] = subject.split(' ');
  return action === 'flag.change' && market && flag ? { market, flag } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return words.length > longest ? `${words.slice(0, longest)} …` : words;
}

/** A whole block of a page would push everything else off the screen. */
const longest = 160;
