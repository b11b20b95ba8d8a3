import type { FieldErrors } from '@selvedge/contract/error.ts';
import { changes } from '@selvedge/contract/studio/changes.ts';
import { type StaffProduct, staffProducts } from '@selvedge/contract/studio/products.ts';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { type Clash, type ProductDraft, toSave } from './product-draft.ts';
import { useProductDraft } from './use-product-draft.ts';

export type ProductWork = {
  product: StaffProduct;
  draft: ProductDraft;
  changed: readonly string[];
  /** Translation keys by field, as the shop names fields. */
  errors: FieldErrors;
  clashes: readonly Clash[];
  isBusy: boolean;
  put(field: string, value: unknown): void;
  decide(field: string, value: unknown): void;
  save(): Promise<void>;
  revert(): void;
  reload(): Promise<void>;
};

/** A product being edited. What was typed stays through every refusal; a colleague's work is shown, not overwritten. */
export function useProductWork(loaded: StaffProduct): ProductWork {
  const { call, notices } = useStudio();
  const work = useProductDraft(loaded);
  const { product, base, draft, changed, errors, setErrors, clashes, show, meet, put, decide, revert } = work;
  const [isBusy, setBusy] = useState(false);
  const isChanged = changed.length > 0;
  useEffect(() => guardLeaving(() => !isChanged || window.confirm(text('products.leave'))), [isChanged]);

  const { id } = product;
  const load = useCallback(async (): Promise<StaffProduct | undefined> => {
    const answer = await call(staffProducts.get, { params: { id } });
    if (answer.hasError) notices.post({ kind: 'failed', text: errorText(answer.error) });
    return answer.hasError ? undefined : answer.data;
  }, [call, notices, id]);

  async function meetTheirs(): Promise<void> {
    const next = await load();
    if (!next) return;
    const found = meet(next);
    notices.post({ kind: 'failed', text: text(found.length > 0 ? 'products.clash' : 'products.merged') });
  }
  /** Pieces were counted or a change was undone beside it: what is being typed must survive that. */
  async function reload(): Promise<void> {
    const next = await load();
    if (next) meet(next);
  }

  async function save(): Promise<void> {
    const wanted = toSave(product, base, draft);
    if ('errors' in wanted) return setErrors(wanted.errors);
    setBusy(true);
    const answer = await call(staffProducts.save, { params: { id }, body: wanted.save });
    setBusy(false);
    if (!answer.hasError) {
      show(answer.data.product);
      const { change } = answer.data;
      return notices.post({ kind: 'done', text: text('products.saved'), ...(change && { undo: () => void undo(change) }) });
    }
    if (answer.error.status === 409) return meetTheirs();
    setErrors(answer.response?.result?.errors ?? {});
    notices.post({ kind: 'failed', text: errorText(answer.error) });
  }

  async function undo(change: string): Promise<void> {
    const answer = await call(changes.undo, { params: { id: change }, body: {} });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    const kept = answer.data.counts.kept ?? 0;
    notices.post(
      kept > 0 ? { kind: 'failed', text: text('products.undo_kept', { count: kept }) } : { kind: 'done', text: text('products.undone') },
    );
    await reload();
  }

  return { product, draft, changed, errors, clashes, isBusy, put, decide, save, revert, reload };
}
