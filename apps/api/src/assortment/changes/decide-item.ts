import type { ImageIndex } from '@selvedge/contract/catalogue/assortment.ts';
import type { PriceRow } from '@selvedge/domain/catalogue/price-from-history.ts';
import { applyPlan, type PlannedPrice, type PlanWrites, undoPlan } from '@selvedge/domain/catalogue/price-plan.ts';
import { isSame } from '../../catalogue/is-same.ts';
import { type Field, readField } from './fields.ts';
import type { Current } from './read-current.ts';
import type { PriceValue } from './show-price-value.ts';
import type { ChangeItemRow } from './tables.ts';

export type Decision =
  | { state: 'skipped' }
  | { state: 'kept' }
  | { state: 'applied' | 'undone'; value?: unknown; prices?: PlanWrites & { market: string }; after?: readonly PriceRow[] };

type Item = Pick<ChangeItemRow, 'productId' | 'field' | 'before' | 'after' | 'changedAt'>;

/** Whether a planned change still fits what it was planned on. Somebody else's work is never overwritten. */
export function decideApply(item: Item, current: Current, { plannedAt, now }: { plannedAt: Date; now: Date }): Decision {
  const field = readField(item.field);
  if (current.styleOf(item.productId) === undefined) return { state: 'skipped' };
  if (field.kind !== 'price') {
    const isAsPlanned = isSameValue(field.kind, current.valueOf(item.productId, item.field), item.before);
    return isAsPlanned ? { state: 'applied', value: item.after } : { state: 'skipped' };
  }
  const plan = applyPlan(current.pricesOf(item.productId, field.market), {
    ...{ before: planOf(item.before), after: (item.after as PriceValue<PlannedPrice>).plan },
    ...{ plannedAt: plannedAt.getTime(), now: now.getTime() },
  });
  return plan ? { state: 'applied', prices: { ...plan, market: field.market }, after: plan.after } : { state: 'skipped' };
}

/** Whether a change is still the latest one, so that taking it back takes nothing else back. */
export function decideUndo(item: Item, current: Current, now: Date): Decision {
  const field = readField(item.field);
  if (current.styleOf(item.productId) === undefined) return { state: 'kept' };
  if (field.kind !== 'price') {
    const isAsLeft = isSameValue(field.kind, current.valueOf(item.productId, item.field), item.after);
    return isAsLeft ? { state: 'undone', value: item.before } : { state: 'kept' };
  }
  const plan = undoPlan(current.pricesOf(item.productId, field.market), {
    ...{ before: planOf(item.before), after: planOf(item.after) },
    ...{ appliedAt: item.changedAt!.getTime(), now: now.getTime() },
  });
  return plan ? { state: 'undone', prices: { ...plan, market: field.market } } : { state: 'kept' };
}

/** A picture of the library is the same one when its file was replaced since, which gives it another number. */
function isSameValue(kind: Field['kind'], a: unknown, b: unknown): boolean {
  if (kind !== 'pictures') return isSame(a, b);
  const whichever = (pictures: unknown) =>
    (pictures as ImageIndex[]).map(({ index, ...picture }) => (picture.media === undefined ? { ...picture, index } : picture));
  return isSame(whichever(a), whichever(b));
}

/** JSON has no undefined: a price without one for members comes back without the field. */
function planOf(value: unknown): PriceRow[] {
  return (value as PriceValue<PriceRow>).plan.map((row) => ({ ...row, member: row.member ?? undefined }));
}
