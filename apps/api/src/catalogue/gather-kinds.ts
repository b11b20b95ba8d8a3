import { audienceOf } from '@selvedge/domain/feed/audience-of.ts';
import { garmentKind } from '@selvedge/domain/recommendation/garment-kind.ts';
import type { YieldToEventLoop } from './create-yield.ts';
import type { Kinds, Style } from './structure.ts';

export const noKind = 0xffffffff;

export async function gatherKinds(styles: readonly Style[], yieldToEventLoop: YieldToEventLoop): Promise<Kinds> {
  const audiences = numbering();
  const kinds = numbering();
  // Few lists of categories are unlike all others, and reading one takes four patterns for each of its ids.
  const known = new Map<string, string>();
  const audience = new Uint16Array(styles.length);
  const kind = new Uint32Array(styles.length).fill(noKind);
  const products: number[][] = [];
  for (const [at, style] of styles.entries()) {
    const key = style.allCategories.join();
    const forWhom = known.get(key) ?? Object.values(audienceOf(style.allCategories)).join(' ');
    known.set(key, forWhom);
    audience[at] = audiences(forWhom);
    const garment = garmentKind(style);
    if (garment !== undefined) {
      const number = kinds(`${forWhom} ${garment}`);
      kind[at] = number;
      products[number] ??= [];
      products[number].push(...style.products);
    }
    if ((at & 0x3ff) === 0) await yieldToEventLoop();
  }
  return { audience, kind, products };
}

function numbering(): (name: string) => number {
  const numbers = new Map<string, number>();
  return (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
}
