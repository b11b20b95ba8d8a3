import type { Variant } from '@selvedge/contract/catalogue/product.ts';
import { compareSizes } from './compare-sizes.ts';

/** A shopper's choice by the ids of size and length, as the address of the page carries it. */
export type VariantChoice = { size?: string | undefined; length?: string | undefined };

export type Choosable = { id: string; name: string; local?: Variant['size']['local'] | undefined; isInStock: boolean };

/** The sizes of a product in the order people line them up. One is in stock if any of its lengths is. */
export function listSizes(variants: readonly Variant[], length?: string): Choosable[] {
  return collect(variants, (variant) => ({
    ...{ id: variant.size.sizeId, name: variant.size.name, local: variant.size.local },
    isInStock: variant.inStockEcom && (length === undefined || variant.length?.lengthId === length),
  }));
}

export function listLengths(variants: readonly Variant[], size?: string): Choosable[] {
  return collect(
    variants.filter((variant) => variant.length),
    ({ length, size: { sizeId }, inStockEcom }) => ({
      ...{ id: length?.lengthId ?? '', name: length?.name ?? '' },
      isInStock: inStockEcom && (size === undefined || sizeId === size),
    }),
  );
}

/** Undefined until everything there is to choose has been chosen. */
export function findVariant(variants: readonly Variant[], { size, length }: VariantChoice): Variant | undefined {
  if (size === undefined) return undefined;
  return variants.find((variant) => variant.size.sizeId === size && variant.length?.lengthId === length);
}

/** What needs no choosing: the only size, the only length. */
export function givenChoice(variants: readonly Variant[]): VariantChoice {
  const [sizes, lengths] = [listSizes(variants), listLengths(variants)];
  return { size: sizes.length === 1 ? sizes[0]?.id : undefined, length: lengths.length === 1 ? lengths[0]?.id : undefined };
}

/** The part of an asked-for choice that the product has; a mistyped address chooses nothing. */
export function knownChoice(variants: readonly Variant[], asked: VariantChoice): VariantChoice {
  const given = givenChoice(variants);
  const known = (all: readonly Choosable[], id: string | undefined) => all.find((each) => each.id === id)?.id;
  return {
    size: known(listSizes(variants), asked.size) ?? given.size,
    length: known(listLengths(variants), asked.length) ?? given.length,
  };
}

function collect(variants: readonly Variant[], read: (variant: Variant) => Choosable): Choosable[] {
  const found = new Map<string, Choosable>();
  for (const each of variants.map(read)) {
    const { isInStock = false } = found.get(each.id) ?? {};
    found.set(each.id, { ...each, isInStock: isInStock || each.isInStock });
  }
  return [...found.values()].sort((a, b) => compareSizes(a.name, b.name));
}
