import type { Structure } from '../structure.ts';
import { measureSet, pieceCounter, type Supply, setsOf, supplyValues } from '../supply.ts';
import { patchFacet } from './patch-facet.ts';

/** What places have of some products. Undefined when a size is on offer that was nowhere: then its facet is numbered anew. */
export function patchSupply(
  before: Supply,
  { structure, market, products }: { structure: Structure; market: string; products: Iterable<number> },
): Supply | undefined {
  const measured = {
    ...{ online: before.online.slice(), places: before.places.slice() },
    ...{ isInStock: before.isInStock.slice(), isInAStore: before.isInAStore.slice() },
  };
  const sets = setsOf(structure);
  const touched = [...new Set([...products, ...sets])];
  const measure = pieceCounter(structure, market, measured);
  for (const product of touched) measure(product);
  for (const product of sets) measureSet(structure, product, measured);
  const values = supplyValues(structure, measured);
  const patched = (id: keyof typeof values) =>
    patchFacet(before.facets[id], new Map(touched.map((product) => [product, [...values[id](product)]])));
  const [size, length, availability] = [patched('size'), patched('length'), patched('availability')];
  return size && length && availability && { ...measured, facets: { size, length, availability } };
}
