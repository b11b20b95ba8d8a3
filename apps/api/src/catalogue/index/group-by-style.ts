import type { Structure } from '../structure.ts';
import { type Bits, countBits, emptyBits, endsOfRuns, hasBit, listBits, setBit } from './bits.ts';
import type { CountOver } from './facet-table.ts';

/** Room to list the members of a set style by style, and one of each style. Memory that is asked for at each search is collected again. */
export type StyleRoom = { grouped: Uint32Array; firsts: Uint32Array };

type Grouped = { products: Uint32Array; oneOfEach: CountOver };
type Styles = Pick<Structure, 'styles' | 'styleOf'>;

/**
 * The same set counted by its styles: its members stand style by style, so that whoever counts them knows by the one before whether
 * a style was counted already.
 */
export function groupByStyle(over: CountOver, structure: Styles, { room, empty }: { room: StyleRoom; empty: () => Bits }): CountOver {
  const { styleOf } = structure;
  const followed = followedIn(styleOf);
  if (!followed) {
    const group = once(() => listGrouped(over, structure, { room, bits: empty() }));
    const owners = { of: styleOf, followed, oneOfEach: () => group().oneOfEach };
    return { ...over, owners, members: () => group().products };
  }
  const oneOfEach = once(() => {
    const bits = endsOfRuns(over.bits, followed, empty());
    const members = once(() => {
      listBits(bits, room.firsts);
      return room.firsts;
    });
    return { bits, total: countBits(bits), members };
  });
  return { ...over, owners: { of: styleOf, followed, oneOfEach } };
}

function listGrouped(
  over: CountOver,
  { styles, styleOf }: Styles,
  { room: { grouped, firsts }, bits }: { room: StyleRoom; bits: Bits },
): Grouped {
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

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const known = new WeakMap<Uint32Array, Bits | null>();

/** Styles are numbered by their first product, so their products stand next to each other unless one came in later. */
function followedIn(styleOf: Uint32Array): Bits | undefined {
  const before = known.get(styleOf);
  if (before !== undefined) return before ?? undefined;
  const followed = emptyBits(styleOf.length);
  let isTogether = true;
  for (let product = 1; product < styleOf.length && isTogether; product++) {
    if (styleOf[product] === styleOf[product - 1]) setBit(followed, product - 1);
    else isTogether = styleOf[product]! > styleOf[product - 1]!;
  }
  known.set(styleOf, isTogether ? followed : null);
  return isTogether ? followed : undefined;
}
