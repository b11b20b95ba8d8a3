import type { PageWords } from './page-words/en.ts';
import type { ClothName } from './pictures.ts';
import type { Words } from './words/en.ts';

export type CategoryKind = keyof Words['intro'];

/** A category of the shop: its path, its name and the cloth that is pictured above it. */
export type DemoCategory = {
  path: keyof PageWords['categories'];
  name: keyof Words['category'];
  kind: CategoryKind;
  picture: ClothName;
};

const row = (path: DemoCategory['path'], name: DemoCategory['name'], kind: CategoryKind, picture: ClothName): DemoCategory => ({
  path,
  name,
  kind,
  picture,
});

/** Parents come before their children: breadcrumbs are read from the path. */
export const demoCategories: readonly DemoCategory[] = [
  row('/new-in', 'newIn', 'newIn', 'selvedge-edge'),
  row('/women', 'women', 'clothing', 'linen-drape'),
  row('/women/new-in', 'newIn', 'newIn', 'rib-knit'),
  row('/women/clothing', 'clothing', 'clothing', 'linen-slub'),
  row('/women/clothing/coats-jackets', 'coats', 'clothing', 'boiled-wool'),
  row('/women/clothing/knitwear', 'knitwear', 'clothing', 'rib-knit'),
  row('/women/clothing/shirts-blouses', 'shirtsBlouses', 'clothing', 'poplin-stripe'),
  row('/women/clothing/tops-t-shirts', 'tops', 'clothing', 'brushed-cotton'),
  row('/women/clothing/dresses', 'dresses', 'clothing', 'linen-drape'),
  row('/women/clothing/trousers', 'trousers', 'clothing', 'herringbone-wool'),
  row('/women/clothing/denim', 'denim', 'clothing', 'denim-twill'),
  row('/women/clothing/skirts', 'skirts', 'clothing', 'denim-drape'),
  row('/women/accessories', 'shoesAccessories', 'accessories', 'folded-stack'),
  row('/women/accessories/shoes', 'shoes', 'accessories', 'brushed-cotton'),
  row('/women/accessories/bags', 'bags', 'accessories', 'linen-slub'),
  row('/women/accessories/scarves', 'scarves', 'accessories', 'herringbone-wool'),
  row('/women/accessories/belts', 'belts', 'accessories', 'denim-twill'),
  row('/women/accessories/hats-gloves', 'hatsGloves', 'accessories', 'boiled-wool'),
  row('/women/edits/work', 'workwear', 'edits', 'poplin-stripe'),
  row('/women/edits/weekend', 'weekend', 'edits', 'rib-knit'),
  row('/women/edits/occasions', 'occasion', 'edits', 'linen-drape'),
  row('/women/edits/travel', 'travel', 'edits', 'folded-stack'),
  row('/men', 'men', 'clothing', 'denim-drape'),
  row('/men/new-in', 'newIn', 'newIn', 'denim-twill'),
  row('/men/clothing', 'clothing', 'clothing', 'herringbone-wool'),
  row('/men/clothing/coats-jackets', 'coats', 'clothing', 'boiled-wool'),
  row('/men/clothing/tailoring', 'tailoring', 'clothing', 'herringbone-wool'),
  row('/men/clothing/knitwear', 'knitwear', 'clothing', 'rib-knit'),
  row('/men/clothing/shirts', 'shirts', 'clothing', 'poplin-stripe'),
  row('/men/clothing/t-shirts', 'tshirts', 'clothing', 'brushed-cotton'),
  row('/men/clothing/trousers', 'trousers', 'clothing', 'boiled-wool'),
  row('/men/clothing/denim', 'denim', 'clothing', 'selvedge-edge'),
  row('/men/accessories', 'shoesAccessories', 'accessories', 'folded-stack'),
  row('/men/accessories/shoes', 'shoes', 'accessories', 'herringbone-wool'),
  row('/men/accessories/bags', 'bags', 'accessories', 'linen-slub'),
  row('/men/accessories/belts', 'belts', 'accessories', 'denim-twill'),
  row('/men/accessories/scarves', 'scarves', 'accessories', 'boiled-wool'),
  row('/men/accessories/hats-gloves', 'hatsGloves', 'accessories', 'rib-knit'),
  row('/men/edits/work', 'workwear', 'edits', 'denim-twill'),
  row('/men/edits/weekend', 'weekend', 'edits', 'brushed-cotton'),
  row('/men/edits/occasions', 'occasion', 'edits', 'herringbone-wool'),
  row('/men/edits/travel', 'travel', 'edits', 'cloth-bolts'),
  row('/cloth', 'cloth', 'cloth', 'cloth-bolts'),
  row('/cloth/denim', 'denim', 'cloth', 'denim-drape'),
  row('/cloth/linen', 'linen', 'cloth', 'linen-slub'),
  row('/cloth/wool', 'wool', 'cloth', 'herringbone-wool'),
  row('/cloth/cotton', 'cotton', 'cloth', 'poplin-stripe'),
  row('/sale', 'sale', 'sale', 'folded-stack'),
  row('/sale/women', 'women', 'sale', 'linen-slub'),
  row('/sale/men', 'men', 'sale', 'boiled-wool'),
  row('/gift-cards', 'giftCards', 'gifts', 'selvedge-edge'),
];

/** CAT-027: the United States have no gift cards, so they have no empty category of them either. */
export function isOffered(path: string, { country }: { country: { code: string } }): boolean {
  return path !== '/gift-cards' || country.code !== 'US';
}
