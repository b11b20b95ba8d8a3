import type { Structure } from '../structure.ts';
import { type Bits, hasBit, setBit } from './bits.ts';
import type { CountOver } from './facet-table.ts';

/** Room to list the members of a set style by style, and one of each style. Memory that is asked for at each search is collected again. */
export type StyleRoom = { grouped: Uint32Array; firsts: Uint32Array };

type Grouped = { products: Uint32Array; oneOfEach: CountOver };

/**
 * The same set counted by its styles: its members stand style by style, so that whoever counts them knows by the one before whether
 * a style was counted already.
 */
export function groupByStyle(
  over: CountOver,
  { styles, styleOf }: Pick<Structure, 'styles' | 'styleOf'>,
  { room: { grouped, firsts }, empty }: { room: StyleRoom; empty: () => Bits },
): CountOver {
  let found: Grouped | undefined;
  const group = () => {
    found ??= standTogether(styleOf) ? listInOrder() : listGrouped();
    return found;
  };
  return {
    ...over,
    owners: { of: styleOf, oneOfEach: () => group().oneOfEach },
    members: () => group().products,
  };

  function listInOrder(): Grouped {
    const bits = empty();
    const products = over.members();
    let total = 0;
    let last = -1;
    for (let index = 0; index < over.total; index++) {
      const product = products[index]!;
      const style = styleOf[product]!;
      if (style === last) continue;
      last = style;
      setBit(bits, product);
      firsts[total++] = product;
    }
    return { products, oneOfEach: { bits, total, members: () => firsts } };
  }

  function listGrouped(): Grouped {
    const bits = empty();
    const listed = over.members();
    let at = 0;
    let total = 0;
    for (let index = 0; index < over.total; index++) {
      const product = listed[index]!;
      const { products } = styles[styleOf[product]!]!;
      let next = 0;
      while (next < products.length && !hasBit(over.bits, products[next]!)) next += 1;
      if (products[next] !== product) continue;
      setBit(bits, product);
      firsts[total++] = product;
      for (; next < products.length; next++) if (hasBit(over.bits, products[next]!)) grouped[at++] = products[next]!;
    }
    return { products: grouped, oneOfEach: { bits, total, members: () => firsts } };
  }
}

const known = new WeakMap<Uint32Array, boolean>();

/** Styles are numbered by their first product, so their products stand next to each other unless one came in later. */
function standTogether(styleOf: Uint32Array): boolean {
  const before = known.get(styleOf);
  if (before !== undefined) return before;
  let isSo = true;
  for (let product = 1; product < styleOf.length && isSo; product++) isSo = styleOf[product]! >= styleOf[product - 1]!;
  known.set(styleOf, isSo);
  return isSo;
}
