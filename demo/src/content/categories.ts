import type { ClothName } from './pictures.ts';
import type { Words } from './words/en.ts';

export type CategoryKind = keyof Words['intro'];

/** A category of the shop: its path, its name and the cloth that is pictured above it. */
export type DemoCategory = {
  path: string;
  name: keyof Words['category'];
  kind: CategoryKind;
  picture: ClothName;
  /** English only; other languages read the sentence of the kind. */
  intro: string;
};

const row = (path: string, name: DemoCategory['name'], kind: CategoryKind, picture: ClothName, intro: string): DemoCategory => ({
  path,
  name,
  kind,
  picture,
  intro,
});

/** Parents come before their children: breadcrumbs are read from the path. */
export const demoCategories: readonly DemoCategory[] = [
  row('/new-in', 'newIn', 'newIn', 'selvedge-edge', 'The first pieces of the season, as they arrive from the workrooms.'),
  row('/women', 'women', 'clothing', 'linen-drape', 'Clothes with soft shoulders and clean lines, cut from cloth with some weight to it.'),
  row('/women/new-in', 'newIn', 'newIn', 'rib-knit', 'What has just come in for women, newest first.'),
  row('/women/clothing', 'clothing', 'clothing', 'linen-slub', 'From the first shirt of the day to the last coat of the evening.'),
  row(
    '/women/clothing/coats-jackets',
    'coats',
    'clothing',
    'boiled-wool',
    'Outer layers in boiled wool, twill and dense cotton. Cut wide enough for a knit underneath.',
  ),
  row(
    '/women/clothing/knitwear',
    'knitwear',
    'clothing',
    'rib-knit',
    'Ribs, moss stitch and plain jersey in wool and cotton. Knitted to keep their shape at the cuff.',
  ),
  row(
    '/women/clothing/shirts-blouses',
    'shirtsBlouses',
    'clothing',
    'poplin-stripe',
    'Crisp poplin, washed linen, and collars that sit without being told.',
  ),
  row(
    '/women/clothing/tops-t-shirts',
    'tops',
    'clothing',
    'brushed-cotton',
    'Plain tops in heavy cotton: the pieces that are worn most and noticed last.',
  ),
  row(
    '/women/clothing/dresses',
    'dresses',
    'clothing',
    'linen-drape',
    'Dresses that hang from the shoulder and leave the rest to the cloth.',
  ),
  row(
    '/women/clothing/trousers',
    'trousers',
    'clothing',
    'herringbone-wool',
    'Wide, straight and tapered, with pockets deep enough to use.',
  ),
  row(
    '/women/clothing/denim',
    'denim',
    'clothing',
    'denim-twill',
    'Narrow-loom denim with its edge left showing. Stiff on the first day, yours by the thirtieth.',
  ),
  row('/women/clothing/skirts', 'skirts', 'clothing', 'denim-drape', 'Wrapped, pleated or cut straight, long enough to move.'),
  row('/women/accessories', 'shoesAccessories', 'accessories', 'folded-stack', 'What finishes an outfit, from the sole up.'),
  row('/women/accessories/shoes', 'shoes', 'accessories', 'brushed-cotton', 'Low heels, soft leather and soles that can be replaced.'),
  row('/women/accessories/bags', 'bags', 'accessories', 'linen-slub', 'Canvas and leather, in sizes that fit a day.'),
  row('/women/accessories/scarves', 'scarves', 'accessories', 'herringbone-wool', 'Woven scarves with a fringe of their own threads.'),
  row('/women/accessories/belts', 'belts', 'accessories', 'denim-twill', 'Plain buckles and full-grain leather.'),
  row('/women/accessories/hats-gloves', 'hatsGloves', 'accessories', 'boiled-wool', 'Felted and knitted, for the months that ask for it.'),
  row('/women/edits/work', 'workwear', 'edits', 'poplin-stripe', 'Shirts, trousers and one good jacket: enough for the week.'),
  row('/women/edits/weekend', 'weekend', 'edits', 'rib-knit', 'Soft layers for two slow days.'),
  row('/women/edits/occasions', 'occasion', 'edits', 'linen-drape', 'For weddings, dinners and other reasons to dress.'),
  row('/women/edits/travel', 'travel', 'edits', 'folded-stack', 'Pieces that fold small and shake out well.'),
  row(
    '/men',
    'men',
    'clothing',
    'denim-drape',
    'Other Side is our menswear: the same cloths, turned over. Straight seams, honest pockets, nothing loud.',
  ),
  row('/men/new-in', 'newIn', 'newIn', 'denim-twill', 'What has just come in for men, newest first.'),
  row('/men/clothing', 'clothing', 'clothing', 'herringbone-wool', 'A complete wardrobe in a small number of pieces.'),
  row(
    '/men/clothing/coats-jackets',
    'coats',
    'clothing',
    'boiled-wool',
    'Chore jackets, car coats and parkas in cloth that stands up to weather.',
  ),
  row(
    '/men/clothing/tailoring',
    'tailoring',
    'clothing',
    'herringbone-wool',
    'Unlined jackets and soft trousers, tailored without the armour.',
  ),
  row('/men/clothing/knitwear', 'knitwear', 'clothing', 'rib-knit', 'Fisherman ribs and fine-gauge jumpers, knitted in wool.'),
  row('/men/clothing/shirts', 'shirts', 'clothing', 'poplin-stripe', 'Poplin, oxford and brushed cotton, with a collar for each.'),
  row('/men/clothing/t-shirts', 'tshirts', 'clothing', 'brushed-cotton', 'Heavy jersey, close neck, straight body.'),
  row('/men/clothing/trousers', 'trousers', 'clothing', 'boiled-wool', 'Pleats or none, and a rise that lets you sit down.'),
  row(
    '/men/clothing/denim',
    'denim',
    'clothing',
    'selvedge-edge',
    'Fourteen-ounce twill on narrow looms, red thread at the outseam. Turn up the hem to see it.',
  ),
  row('/men/accessories', 'shoesAccessories', 'accessories', 'folded-stack', 'Boots, belts and the things you carry.'),
  row('/men/accessories/shoes', 'shoes', 'accessories', 'herringbone-wool', 'Derbies, boots and plain trainers.'),
  row('/men/accessories/bags', 'bags', 'accessories', 'linen-slub', 'Totes, holdalls and one very good rucksack.'),
  row('/men/accessories/belts', 'belts', 'accessories', 'denim-twill', 'One strap, one buckle, many years.'),
  row('/men/accessories/scarves', 'scarves', 'accessories', 'boiled-wool', 'Wool scarves, woven wide.'),
  row('/men/accessories/hats-gloves', 'hatsGloves', 'accessories', 'rib-knit', 'Watch caps and lined gloves.'),
  row('/men/edits/work', 'workwear', 'edits', 'denim-twill', 'Clothes that began as tools and still work as such.'),
  row('/men/edits/weekend', 'weekend', 'edits', 'brushed-cotton', 'Nothing that needs an iron.'),
  row('/men/edits/occasions', 'occasion', 'edits', 'herringbone-wool', 'A jacket, a white shirt, and the confidence to stop there.'),
  row('/men/edits/travel', 'travel', 'edits', 'cloth-bolts', 'Five pieces, one bag.'),
  row('/cloth', 'cloth', 'cloth', 'cloth-bolts', 'Four cloths carry most of what we make. Start with the one you like to touch.'),
  row('/cloth/denim', 'denim', 'cloth', 'denim-drape', 'A three-one twill with an indigo warp and an undyed weft, closed at both edges.'),
  row('/cloth/linen', 'linen', 'cloth', 'linen-slub', 'Plain-woven flax with its thick and thin places left in.'),
  row('/cloth/wool', 'wool', 'cloth', 'herringbone-wool', 'Herringbone for structure, boiled wool for warmth, rib for everything else.'),
  row('/cloth/cotton', 'cotton', 'cloth', 'poplin-stripe', 'Poplin for a crisp day, brushed cotton for a quiet one.'),
  row('/sale', 'sale', 'sale', 'folded-stack', 'Pieces of past seasons, at a lower price and in the same cloth.'),
  row('/sale/women', 'women', 'sale', 'linen-slub', 'Women’s pieces of past seasons.'),
  row('/sale/men', 'men', 'sale', 'boiled-wool', 'Men’s pieces of past seasons.'),
  row(
    '/gift-cards',
    'giftCards',
    'gifts',
    'selvedge-edge',
    'For somebody who knows best what suits them. By e-mail, on the day you choose.',
  ),
];

/** CAT-027: the United States have no gift cards, so they have no empty category of them either. */
export function isOffered(path: string, { country }: { country: { code: string } }): boolean {
  return path !== '/gift-cards' || country.code !== 'US';
}
