import type { AuditEntry } from '@selvedge/contract/studio/staff.ts';
import { findDifferences } from '@selvedge/domain/versions/find-differences.ts';
import { type CurrencyOf, isMoney, showAudited, showPlace } from './show-audited.ts';

/** One difference between before and after. Undefined is "not there". */
export type Difference = { field: string | undefined; before: string | undefined; after: string | undefined };

/** What changed, field by field; fields that stayed the same are left out. */
export function describeChange({ before, after }: Pick<AuditEntry, 'before' | 'after'>, currencyOf: CurrencyOf): Difference[] {
  const show = (at: string, value: unknown) => showAudited(at, value, currencyOf);
  if (!isRecord(before) && !isRecord(after)) {
    return before === null && after === null ? [] : [{ field: undefined, before: show('', before), after: show('', after) }];
  }
  return findDifferences(isRecord(before) ? before : {}, isRecord(after) ? after : {})
    .flatMap(spread)
    .map(({ at, before: was, after: is }) => ({ field: showPlace(at), before: show(at, was), after: show(at, is) }))
    .filter((difference) => difference.before !== difference.after);
}

type Place = { at: string; before: unknown; after: unknown };

/** What came or went as a whole is told field by field, too, without what is empty in it. */
function spread({ at, before, after }: Place): Place[] {
  const whole = before ?? after;
  const isOneSided = (before ?? undefined) === undefined || (after ?? undefined) === undefined;
  if (isOneSided && isEmpty(whole)) return [];
  if (!isOneSided || !isRecord(whole) || isMoney(whole)) return [{ at, before, after }];
  return Object.keys(whole).flatMap((name) =>
    spread({ at: `${at}.${name}`, before: isRecord(before) ? before[name] : undefined, after: isRecord(after) ? after[name] : undefined }),
  );
}

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
