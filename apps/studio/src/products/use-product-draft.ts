import type { FieldErrors } from '@selvedge/contract/error.ts';
import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import { useRef, useState } from 'react';
import { type Clash, changedFields, draftOf, mergeDrafts, withField } from './product-draft.ts';

/** What is typed about a product over what the shop has of it, and how the two meet when the shop has something newer. */
export function useProductDraft(loaded: StaffProduct) {
  const [product, setProduct] = useState(loaded);
  const [base, setBase] = useState(() => draftOf(loaded, new Date()));
  const [draft, setDraft] = useState(base);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  // Whoever undoes a change later means the work as it is then.
  const latest = useRef({ base, draft });
  latest.current = { base, draft };

  /** The product as it was saved: nothing is left to do. */
  function show(next: StaffProduct): void {
    const fresh = draftOf(next, new Date());
    setProduct(next);
    setBase(fresh);
    setDraft(fresh);
    setErrors({});
    setClashes([]);
  }

  /** The product as it is now beneath my work. */
  function meet(next: StaffProduct): readonly Clash[] {
    const { base: known, draft: mine } = latest.current;
    const theirs = draftOf(next, new Date());
    const met = mergeDrafts(known, mine, theirs);
    setProduct(next);
    setBase(theirs);
    setDraft(met.merged);
    setClashes(met.clashes);
    return met.clashes;
  }

  const put = (field: string, value: unknown) => setDraft((before) => withField(before, field, value));

  function decide(field: string, value: unknown): void {
    put(field, value);
    setClashes(clashes.filter((each) => each.field !== field));
  }

  function revert(): void {
    setDraft(base);
    setErrors({});
    setClashes([]);
  }

  return { product, base, draft, changed: changedFields(base, draft), errors, setErrors, clashes, show, meet, put, decide, revert };
}
