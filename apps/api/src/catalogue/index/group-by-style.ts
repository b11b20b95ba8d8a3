import type { Structure } from '../structure.ts';
import { hasBit } from './bits.ts';
import type { CountOver } from './facet-table.ts';

/**
 * The same set counted by its styles: its members stand style by style, so that whoever counts them knows by the one before whether
 * a style was counted already. Numbers alone do not tell: a colour that comes in later is numbered last.
 */
export function groupByStyle(over: CountOver, { styles, styleOf }: Pick<Structure, 'styles' | 'styleOf'>): CountOver {
  let grouped: Uint32Array | undefined;
  return {
    ...over,
    ownerOf: styleOf,
    members() {
      grouped ??= listGrouped();
      return grouped;
    },
  };

  function listGrouped(): Uint32Array {
    const listed = over.members();
    const members = new Uint32Array(over.total);
    let at = 0;
    for (let index = 0; index < over.total; index++) {
      const product = listed[index]!;
      const own = styles[styleOf[product]!]!.products.filter((each) => hasBit(over.bits, each));
      if (own[0] === product) for (const each of own) members[at++] = each;
    }
    return members;
  }
}
