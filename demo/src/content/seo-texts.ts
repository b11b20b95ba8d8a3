import type { PageRow } from '@selvedge/contract/page.ts';
import { rowsOf } from './rows.ts';

/** What a category is about, for those who read to its end. English, as the intros of the categories. */
const texts: Record<string, { headline: string; text: string }> = {
  '/women': {
    headline: 'Women’s clothing, from the cloth up',
    text: `Every piece here began as a length of cloth on our table. We hold it up, let it fall, crease it, wash it, and only then decide what it wants to be.

A dense wool asks for a coat with a straight back. A loose linen wants a dress that hangs from the shoulder. Poplin stays crisp, so it becomes a shirt. There is not much left to invent once you listen.

## How to build from here

- Two knits, one fine and one heavy.
- A white shirt that is not too white.
- Trousers with pockets deep enough to use.
- One coat. It can take its time.

What is worn most should be made best; begin there, and let the rest follow.`,
  },
  '/men': {
    headline: 'Other Side: menswear, turned over',
    text: `Other Side is cut from the same cloths as everything else in the shop, on the same table, by the same people. Only the lines are others.

The denim is fourteen ounces and woven narrow; turn up the hem and you will see the red thread. The jackets are unlined, because a good cloth needs no armour. The shirts come in poplin, oxford and brushed cotton, with a collar for each.

## Where to start

Choose the piece that you reach for without thinking, and buy that one well. For most it is a pair of jeans. For some it is the shirt.`,
  },
  '/women/clothing/knitwear': {
    headline: 'Knitwear that keeps its shape',
    text: `A rib springs back because its columns stand close together, like the bellows of an accordion. That is why cuffs and hems are ribbed, and why a jumper that is ribbed throughout fits so many.

We knit wool and cotton. Wool is warmer than it is heavy and needs air more often than water. Cotton is cooler, heavier, and can be washed without much thought.

## Care

Air it overnight. Fold it, never hang it. Comb off the little balls: they come from loose fibres and stop after a while.`,
  },
  '/cloth/denim': {
    headline: 'What makes it selvedge',
    text: `On a narrow loom the weft turns round at the end of each row and comes back. The edge closes by itself, and the mill runs one coloured thread along it so that orders can be told apart. Ours is red.

Denim from such a loom is dense, a little uneven, and stiff on the first day. The indigo sits on the outside of the yarn and wears off where you move. After a month the cloth knows how you sit.`,
  },
};

export const seoRows = (path: string): PageRow[] => {
  const found = texts[path];
  return found ? rowsOf(`seo${path.replaceAll('/', '-')}`, { _alias: 'seo', ...found, shownParagraphs: 2 }) : [];
};
