import type { Structure } from '../structure.ts';
import { type Bits, hasBit, setBit } from './bits.ts';
import type { CountOver } from './facet-table.ts';

/** Room to list the members of a set style by style, and one of each style. Memory that is asked for at each search is collected again. */
export type StyleRoom = { grouped: Uint32Array; firsts: Uint32Array };

/**
 * The same set counted by its styles: its members stand style by style, so that whoever counts them knows by the one before whether
 * a style was counted already. Numbers alone do not tell: a colour that comes in later is numbered last.
 */
export function groupByStyle(
  over: CountOver,
  { styles, styleOf }: Pick<Structure, 'styles' | 'styleOf'>,
  { room: { grouped, firsts }, empty }: { room: StyleRoom; empty: () => Bits },
): CountOver {
  let ofStyles: CountOver | undefined;
  const list = () => {
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
    return { bits, total, members: () => firsts };
  };
  const oneOfEach = () => {
    ofStyles ??= list();
    return ofStyles;
  };
  return {
    ...over,
    owners: { of: styleOf, oneOfEach },
    members() {
      oneOfEach();
      return grouped;
    },
  };
}
