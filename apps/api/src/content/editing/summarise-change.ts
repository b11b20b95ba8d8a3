import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { findDifferences } from '@selvedge/domain/versions/find-differences.ts';
import { fillDefaults } from './fill-defaults.ts';

const most = 40;

/** What changed, place by place, for the audit log: a whole page before and after would hide one new word. */
export function summariseChange(
  before: EditedContent | undefined | null,
  after: EditedContent | undefined | null,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  // What only the schema added is nobody's change.
  return summariseDifferences(before && fillDefaults(before), after && fillDefaults(after));
}

export function summariseDifferences(before: unknown, after: unknown): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const differences = findDifferences(before ?? {}, after ?? {})
    .filter(({ at }) => !at.startsWith('_meta'))
    .slice(0, most);
  return {
    before: Object.fromEntries(differences.map(({ at, before: was }) => [at, was ?? null])),
    after: Object.fromEntries(differences.map(({ at, after: is }) => [at, is ?? null])),
  };
}
