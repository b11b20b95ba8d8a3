import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { findVariant, givenChoice, knownChoice, type VariantChoice } from '@selvedge/domain/catalogue/choose-variant.ts';
import { useEffect, useState } from 'react';

export type VariantControl = {
  choice: VariantChoice;
  variant: Variant | undefined;
  choose: (part: VariantChoice) => void;
};

/**
 * The chosen size stands in the address, so that a link, a reload and the other colours keep it. The server knows nothing
 * of it: one page is kept for all sizes.
 */
export function useVariant({ variants }: Pick<ProductDetail, 'variants'>): VariantControl {
  const [choice, setChoice] = useState(() => givenChoice(variants));
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setChoice(knownChoice(variants, { size: query.get('size') ?? undefined, length: query.get('length') ?? undefined }));
  }, [variants]);
  return {
    choice,
    variant: findVariant(variants, choice),
    choose(part) {
      const next = { ...choice, ...part };
      setChoice(next);
      history.replaceState(history.state, '', location.pathname + choiceQuery(next, location.search) + location.hash);
    },
  };
}

/** The query of an address with the choice in it; whatever else it carries is kept. */
export function choiceQuery({ size, length }: VariantChoice, search = ''): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of [
    ['size', size],
    ['length', length],
  ] as const) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
