import { audienceOf } from '@selvedge/domain/feed/audience-of.ts';
import { garmentKind } from '@selvedge/domain/recommendation/garment-kind.ts';
import type { YieldToEventLoop } from './create-yield.ts';
import type { Audience, Kinds, Style } from './structure.ts';

export const noKind = 0xffffffff;

export async function gatherKinds(styles: readonly Style[], yieldToEventLoop: YieldToEventLoop): Promise<Kinds> {
  const audiences = new Map<string, { number: number; audience: Audience }>();
  const kinds = new Map<string, number>();
  // Few lists of categories are unlike all others, and reading one takes four patterns for each of its ids.
  const known = new Map<string, Audience>();
  const audience = new Uint16Array(styles.length);
  const kind = new Uint32Array(styles.length).fill(noKind);
  const products: number[][] = [];
  for (const [at, style] of styles.entries()) {
    const key = style.allCategories.join();
    const forWhom = known.get(key) ?? audienceOf(style.allCategories);
    known.set(key, forWhom);
    const name = `${forWhom.ageGroup} ${forWhom.gender}`;
    const entry = audiences.get(name) ?? { number: audiences.size, audience: forWhom };
    audiences.set(name, entry);
    audience[at] = entry.number;
    const garment = garmentKind(style);
    if (garment !== undefined) {
      const number = kinds.get(`${name} ${garment}`) ?? kinds.size;
      kinds.set(`${name} ${garment}`, number);
      kind[at] = number;
      products[number] ??= [];
      products[number].push(...style.products);
    }
    if ((at & 0x3ff) === 0) await yieldToEventLoop();
  }
  return { audience, audiences: [...audiences.values()].map((each) => each.audience), kind, products };
}
