import type { BulkActionSent } from '@selvedge/contract/studio/changes.ts';
import type { roundings } from '@selvedge/domain/catalogue/round-price.ts';
import { fromLocalInput } from '../../shell/moment.ts';
import type { BulkKind } from './bulk-kinds.ts';

/** What is typed for a change of many products, as it is typed. */
export type BulkDraft = {
  markets: readonly string[];
  percent: string;
  basis: 'list' | 'sales';
  rounding: (typeof roundings)[number];
  /** The price for members is taken away. */
  isClearing: boolean;
  from: string;
  until: string;
  add: readonly string[];
  remove: readonly string[];
};

export const emptyBulkDraft = (kind: BulkKind, market: string | undefined): BulkDraft => ({
  markets: market ? [market] : [],
  percent: kind === 'member' ? '10' : '30',
  basis: 'list',
  rounding: 'shop',
  isClearing: false,
  from: '',
  until: '',
  add: [],
  remove: [],
});

export const isPriceChange = (kind: BulkKind): boolean => kind === 'markdown' || kind === 'end' || kind === 'member';

export const hasPercent = (kind: BulkKind, { isClearing }: BulkDraft): boolean => isPriceChange(kind) && kind !== 'end' && !isClearing;

const readPercent = ({ percent }: BulkDraft): number => Number(percent.replace(',', '.'));

export function isPercentWrong(draft: BulkDraft): boolean {
  const percent = readPercent(draft);
  return !(percent >= 1 && percent <= 95);
}

/** Undefined while something is missing or can't be read. */
export function readBulkDraft(kind: BulkKind, draft: BulkDraft): BulkActionSent | undefined {
  const { markets, basis, rounding, isClearing, from, until } = draft;
  if (isPriceChange(kind) && (markets.length === 0 || (hasPercent(kind, draft) && isPercentWrong(draft)))) return undefined;
  const percent = readPercent(draft);
  const [add, remove] = [[...draft.add], [...draft.remove]];
  const begin = from && { from: fromLocalInput(from) };
  const shared = { markets: [...markets], ...begin, ...(until && kind !== 'end' && { until: fromLocalInput(until) }) };
  const actions: Record<BulkKind, BulkActionSent> = {
    markdown: { kind: 'markdown', ...shared, percent, basis, rounding },
    end: { kind: 'end', ...shared },
    member: { kind: 'member', ...shared, rounding, ...(!isClearing && { percent }) },
    badges: { kind: 'badges', add, remove },
    tags: { kind: 'tags', add, remove },
    leave: { kind: 'leave', ...begin },
  };
  return actions[kind];
}
