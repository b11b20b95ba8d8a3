import type { PriceRow } from './price-from-history.ts';

/** A price that is to begin; `null` means at once, whenever that will be. */
export type PlannedPrice = Omit<PriceRow, 'validFrom'> & { validFrom: number | null };

/** What to write so that a plan holds. Rows that have begun are never among those to remove. */
export type PlanWrites = { insert: PriceRow[]; remove: number[] };

export type Plan = { before: readonly PriceRow[]; after: readonly PlannedPrice[] };

/** Prices that have not begun. */
export function plannedRows(rows: readonly PriceRow[], now: number): PriceRow[] {
  return rows.filter(({ validFrom }) => validFrom > now);
}

export function rowAt(rows: readonly PriceRow[], at: number): PriceRow | undefined {
  return rows.findLast(({ validFrom }) => validFrom <= at);
}

/**
 * Replaces what is planned. Undefined when something else is planned by now than when the plan was made: somebody was faster,
 * and theirs is not overwritten.
 */
export function applyPlan(
  rows: readonly PriceRow[],
  { before, after, plannedAt, now }: Plan & { plannedAt: number; now: number },
): (PlanWrites & { after: PriceRow[] }) | undefined {
  if (!areSame(plannedRows(rows, plannedAt), before)) return undefined;
  const wanted = after.map((row) => ({ ...row, validFrom: row.validFrom ?? now })).sort((a, b) => a.validFrom - b.validFrom);
  const begun = wanted.findLast(({ validFrom }) => validFrom <= now);
  const first = begun && { ...begun, validFrom: afterLast(rows, now) };
  const effective = [...(first && !isSamePrice(rowAt(rows, now), first) ? [first] : []), ...plannedRows(wanted, now)];
  return { ...writes(plannedRows(rows, now), effective), after: effective };
}

/**
 * Takes back what a plan put in and took out, and nothing else: what others have planned since stays. What has begun stays on record;
 * the price that would be asked without it begins now. Undefined when one of its own rows is another by now, or when a price that
 * was set since has begun: an undo must not overwrite it.
 */
export function undoPlan(
  rows: readonly PriceRow[],
  { before, after, appliedAt, now }: { before: readonly PriceRow[]; after: readonly PriceRow[]; appliedAt: number; now: number },
): PlanWrites | undefined {
  const own = after.filter((row) => !before.some((each) => isSameRow(each, row)));
  const gone = before.filter((row) => !after.some((each) => isSameRow(each, row)));
  const isAt = (list: readonly PriceRow[], moment: number) => list.some(({ validFrom }) => validFrom === moment);
  const others = rows.filter(({ validFrom }) => !isAt(own, validFrom));
  const isSetSince = ({ validFrom }: PriceRow) => validFrom > appliedAt && validFrom <= now && !isAt(after, validFrom);
  const areOwnLeft = own.every((row) => rows.some((each) => isSameRow(each, row)));
  if (!areOwnLeft || others.some(isSetSince) || gone.some(({ validFrom }) => isAt(others, validFrom))) return undefined;
  const without = [...others, ...gone].sort((a, b) => a.validFrom - b.validFrom);
  const [due, current] = [rowAt(without, now), rowAt(rows, now)];
  const back = due && current && !isSamePrice(due, current) ? [{ ...due, validFrom: afterLast(rows, now) }] : [];
  return writes(plannedRows(rows, now), [...back, ...plannedRows(without, now)]);
}

export function isSamePrice(a: Omit<PriceRow, 'validFrom'> | undefined, b: Omit<PriceRow, 'validFrom'> | undefined): boolean {
  return a !== undefined && b !== undefined && a.list === b.list && a.sales === b.sales && (a.member ?? null) === (b.member ?? null);
}

/** Never at the moment of a price that has begun: that one is history. */
function afterLast(rows: readonly PriceRow[], now: number): number {
  return Math.max(now, (rowAt(rows, now)?.validFrom ?? 0) + 1);
}

function areSame(some: readonly PriceRow[], others: readonly PriceRow[]): boolean {
  return some.length === others.length && some.every((row, at) => isSameRow(row, others[at]!));
}

function isSameRow(a: PriceRow, b: PriceRow): boolean {
  return a.validFrom === b.validFrom && isSamePrice(a, b);
}

function writes(present: readonly PriceRow[], wanted: readonly PriceRow[]): PlanWrites {
  return {
    insert: wanted.filter((row) => !present.some((each) => isSameRow(each, row))),
    remove: present.filter((row) => !wanted.some((each) => isSameRow(each, row))).map(({ validFrom }) => validFrom),
  };
}
