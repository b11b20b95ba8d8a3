import type { Model } from './model.ts';

type Both = Omit<Model, 'gender' | 'category' | 'share' | 'sizes' | 'nouns'>;

const shoesAlso = [
  'The sole is stitched and can be replaced.',
  'Half sizes were left out; an insole comes with them.',
  'Made in a family workshop near Porto.',
  'Keep them on trees and they will keep you.',
];
const bagAlso = [
  'One inside pocket that closes, two that do not.',
  'Every stitch that carries weight is sewn twice.',
  'It takes a laptop, a jumper and a book.',
];
const warmAlso = [
  'Woven in a mill that has done little else since 1883.',
  'The fringe is twisted by hand.',
  'Folds small enough for a coat pocket.',
  'A good present for somebody who has everything.',
];
const capAlso = ['The strap is leather and closes with a pin.', 'One size, adjusted at the back.', 'Brush it when dry; never wash it hot.'];

const sneaker: Both = {
  cut: 'sneaker',
  slot: 'shoes',
  fabrics: ['leather', 'canvas'],
  patterns: ['solid'],
  colours: 'leather',
  price: [89.95, 149.95],
  fits: [],
  edi: ['Shoes', 'Trainers'],
  occasions: ['weekend', 'travel'],
  cutSays: [
    'A low trainer with a clean toe and nothing written on it.',
    'Plain court shape, padded at the ankle, flat laces.',
    'The tongue stays in the middle.',
  ],
  also: shoesAlso,
};
const boot: Both = {
  cut: 'boot',
  slot: 'shoes',
  fabrics: ['leather', 'suede'],
  patterns: ['solid'],
  colours: 'leather',
  price: [149.95, 229.95],
  fits: [],
  edi: ['Shoes', 'Boots'],
  occasions: ['work', 'weekend'],
  cutSays: [
    'Elastic at the sides, a pull tab at the back, a sole that grips.',
    'A plain ankle boot, cut high enough to keep the rain out.',
    'Almond toe, low block heel, no ornament.',
  ],
  also: shoesAlso,
};
const loafer: Both = {
  cut: 'loafer',
  slot: 'shoes',
  fabrics: ['leather', 'suede'],
  patterns: ['solid'],
  colours: 'leather',
  price: [119.95, 189.95],
  fits: [],
  edi: ['Shoes', 'Loafers'],
  occasions: ['work', 'occasions'],
  cutSays: [
    'A hand-sewn apron and a strap across the instep.',
    'Slip them on; they hold at the heel.',
    'A low vamp and a thin sole, for smaller steps.',
  ],
  also: shoesAlso,
};
const tote: Both = {
  cut: 'tote',
  slot: 'extra',
  fabrics: ['canvas'],
  patterns: ['solid', 'stripe', 'herringbone', 'twill', 'gingham'],
  colours: 'accessories',
  price: [39.95, 99.95],
  fits: [],
  edi: ['Accessories', 'Bags'],
  occasions: ['travel', 'work'],
  cutSays: [
    'Handles long enough for the shoulder, even over a coat.',
    'An open top, a flat base and a strap to close it.',
    'Two handles, one large space, no nonsense.',
  ],
  also: bagAlso,
};
const scarf: Both = {
  cut: 'scarf',
  slot: 'extra',
  fabrics: ['lambswool', 'merino', 'recycledWool', 'alpaca'],
  patterns: ['solid', 'check', 'herringbone', 'houndstooth', 'melange', 'stripe', 'windowpane'],
  colours: 'accessories',
  price: [39.95, 89.95],
  fits: [],
  edi: ['Accessories', 'Scarves'],
  occasions: ['weekend', 'work'],
  cutSays: [
    'Two metres long and wide enough to wrap in on a train.',
    'Woven wide, finished with its own threads.',
    'Long enough to go round twice.',
  ],
  also: warmAlso,
};
const beanie: Both = {
  cut: 'beanie',
  slot: 'extra',
  fabrics: ['lambswool', 'merino'],
  patterns: ['solid'],
  colours: 'accessories',
  price: [24.95, 44.95],
  fits: [],
  edi: ['Accessories', 'Hats'],
  occasions: ['weekend', 'travel'],
  cutSays: [
    'A ribbed watch cap with a deep turn-up.',
    'Knitted double where it covers the ears.',
    'Close to the head, without squeezing it.',
  ],
  also: warmAlso,
};
const cap: Both = {
  cut: 'cap',
  slot: 'extra',
  fabrics: ['twill', 'recycledWool', 'canvas'],
  patterns: ['solid', 'twill', 'corduroy', 'herringbone'],
  colours: 'accessories',
  price: [29.95, 49.95],
  fits: [],
  edi: ['Accessories', 'Hats'],
  occasions: ['weekend', 'travel'],
  cutSays: [
    'Six panels, a curved brim and no badge.',
    'A low crown that sits rather than perches.',
    'Soft in front, so that it folds into a pocket.',
  ],
  also: capAlso,
};
const belt: Both = {
  cut: 'belt',
  slot: 'extra',
  fabrics: ['leather'],
  patterns: ['solid'],
  colours: 'leather',
  price: [39.95, 79.95],
  fits: [],
  edi: ['Accessories', 'Belts'],
  occasions: ['work', 'occasions'],
  cutSays: [
    'One strap, one buckle, five holes.',
    'Cut from a single piece, three centimetres wide.',
    'A solid brass buckle on a strap that will outlast it.',
  ],
  also: [
    'The edges are burnished by hand.',
    'It will take the shape of your hip and keep it.',
    'An extra hole can be punched in any store.',
  ],
};
const crossbody: Both = {
  cut: 'crossbody',
  slot: 'extra',
  fabrics: ['leather', 'suede'],
  patterns: ['solid'],
  colours: 'leather',
  price: [89.95, 169.95],
  fits: [],
  edi: ['Accessories', 'Bags'],
  occasions: ['occasions', 'travel'],
  cutSays: [
    'Small on the outside and larger within.',
    'A half-moon shape that lies flat against the hip.',
    'A long strap, one zip, and a pocket at the back for a ticket.',
  ],
  also: bagAlso,
};

const women = (base: Both, category: string, share: number, sizes: Model['sizes'], nouns: readonly string[]): Model => ({
  ...base,
  gender: 'women',
  category: `/women/accessories/${category}`,
  share,
  sizes,
  nouns,
});
const men = (base: Both, category: string, share: number, sizes: Model['sizes'], nouns: readonly string[]): Model => ({
  ...base,
  gender: 'men',
  category: `/men/accessories/${category}`,
  share,
  sizes,
  nouns,
});

export const accessories: readonly Model[] = [
  women(sneaker, 'shoes', 4, 'womenShoes', ['trainers', 'leather trainers']),
  women(boot, 'shoes', 4, 'womenShoes', ['Chelsea boots', 'ankle boots']),
  women(loafer, 'shoes', 4, 'womenShoes', ['loafers', 'penny loafers']),
  women(tote, 'bags', 4, 'one', ['tote', 'shopper']),
  women(crossbody, 'bags', 4, 'one', ['crossbody bag', 'shoulder bag']),
  women(scarf, 'scarves', 5, 'one', ['scarf', 'wide scarf']),
  women(belt, 'belts', 4, 'belts', ['belt', 'narrow belt']),
  women(beanie, 'hats-gloves', 4, 'one', ['beanie', 'rib hat']),
  men(sneaker, 'shoes', 4, 'menShoes', ['trainers', 'court trainers']),
  men(boot, 'shoes', 4, 'menShoes', ['Chelsea boots', 'desert boots']),
  men(loafer, 'shoes', 3, 'menShoes', ['loafers', 'penny loafers']),
  men(tote, 'bags', 4, 'one', ['tote', 'carry-all', 'tool bag']),
  men(scarf, 'scarves', 4, 'one', ['scarf', 'wool scarf']),
  men(belt, 'belts', 4, 'belts', ['belt', 'work belt']),
  men(beanie, 'hats-gloves', 3, 'one', ['watch cap', 'beanie']),
  men(cap, 'hats-gloves', 3, 'one', ['cap', 'field cap']),
];
