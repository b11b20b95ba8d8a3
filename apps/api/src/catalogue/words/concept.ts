import type { ConceptKind, en } from './en.ts';

export type Garment = keyof typeof en.garment;
export type Shade = keyof typeof en.shade;

/** A thing, colour, cloth ... whatever it is called. */
export type Concept = { kind: ConceptKind; id: string };

/** What also counts as something else: who asks for shoes wants boots, too. Of a garment its nearest kind. */
export const broaderGarment: { readonly [Id in Garment]?: Garment } = {
  'wool-coat': 'coat',
  'trench-coat': 'coat',
  parka: 'jacket',
  'quilted-jacket': 'jacket',
  'bomber-jacket': 'jacket',
  'denim-jacket': 'jacket',
  'leather-jacket': 'jacket',
  jumper: 'knitwear',
  'roll-neck': 'jumper',
  cardigan: 'knitwear',
  't-shirt': 'top',
  'long-sleeve': 'top',
  'tank-top': 'top',
  overshirt: 'shirt',
  'shirt-dress': 'dress',
  'knitted-dress': 'dress',
  'slip-dress': 'dress',
  chinos: 'trousers',
  trainers: 'shoes',
  boots: 'shoes',
  loafers: 'shoes',
  sandals: 'shoes',
  heels: 'shoes',
  ballerinas: 'shoes',
  'tote-bag': 'bag',
  'crossbody-bag': 'bag',
  backpack: 'bag',
  cap: 'hat',
  beanie: 'hat',
};

/** What helps who asks for something, for want of better: by what was asked for. */
export const nearGarments: { readonly [Id in Garment]?: readonly Garment[] } = {
  coat: ['parka', 'quilted-jacket'],
  parka: ['quilted-jacket'],
  'quilted-jacket': ['parka', 'gilet'],
  jacket: ['blazer', 'gilet', 'overshirt'],
  gilet: ['waistcoat', 'quilted-jacket'],
  waistcoat: ['gilet', 'suit'],
  blazer: ['suit'],
  suit: ['blazer', 'waistcoat'],
  tailoring: ['blazer', 'suit', 'waistcoat'],
  outerwear: ['coat', 'jacket', 'parka'],
  jumper: ['cardigan', 'sweatshirt', 'hoodie'],
  cardigan: ['jumper'],
  sweatshirt: ['hoodie'],
  hoodie: ['sweatshirt'],
  't-shirt': ['long-sleeve', 'tank-top', 'polo-shirt'],
  'long-sleeve': ['t-shirt'],
  top: ['blouse'],
  shirt: ['polo-shirt'],
  blouse: ['shirt'],
  trousers: ['jeans', 'joggers', 'shorts'],
  jumpsuit: ['dress'],
  sandals: ['loafers', 'ballerinas'],
  ballerinas: ['loafers'],
  wallet: ['bag'],
};

/** What a garment is that is named with something else beside it: a jacket of denim, a dress like a shirt. */
export const refinedGarments: { readonly [Id in Garment]?: Readonly<Record<string, Garment>> } = {
  coat: {
    'material:wool': 'wool-coat',
    'material:boiled-wool': 'wool-coat',
    'detail:quilted': 'quilted-jacket',
    'material:down': 'quilted-jacket',
  },
  jacket: {
    'material:denim': 'denim-jacket',
    'garment:jeans': 'denim-jacket',
    'material:leather': 'leather-jacket',
    'detail:quilted': 'quilted-jacket',
    'material:down': 'quilted-jacket',
    'garment:suit': 'blazer',
    'garment:blazer': 'blazer',
    'garment:shirt': 'overshirt',
    'pattern:cable': 'cardigan',
    'detail:knitted': 'cardigan',
  },
  jumper: { 'detail:hooded': 'hoodie' },
  knitwear: { 'garment:roll-neck': 'roll-neck', 'garment:polo-shirt': 'polo-shirt' },
  sweatshirt: { 'detail:hooded': 'hoodie' },
  't-shirt': { 'detail:long-sleeved': 'long-sleeve', 'detail:sleeveless': 'tank-top', 'garment:polo-shirt': 'polo-shirt' },
  top: { 'detail:long-sleeved': 'long-sleeve', 'detail:sleeveless': 'tank-top' },
  shirt: { 'garment:polo-shirt': 'polo-shirt' },
  dress: {
    'garment:shirt': 'shirt-dress',
    'garment:knitwear': 'knitted-dress',
    'detail:knitted': 'knitted-dress',
    'material:satin': 'slip-dress',
  },
  trousers: { 'garment:jeans': 'jeans', 'garment:joggers': 'joggers' },
  hat: { 'material:wool': 'beanie' },
};

/** Whole groups of garments: what else a name says is more telling. */
export const groupsOfGarments: readonly string[] = ['clothing', 'outerwear', 'knitwear', 'tailoring', 'accessories'] satisfies Garment[];

/** The colour to filter by that a shade belongs to. */
export const colourOfShade: { readonly [Id in Shade]: keyof typeof en.colour } = {
  charcoal: 'grey',
  'light-grey': 'grey',
  ecru: 'off-white',
  sand: 'beige',
  taupe: 'brown',
  chestnut: 'brown',
  indigo: 'navy',
  cobalt: 'blue',
  'dark-green': 'green',
  sage: 'green',
  olive: 'khaki',
  mustard: 'yellow',
  rust: 'orange',
  apricot: 'orange',
  burgundy: 'red',
  rose: 'pink',
  lilac: 'purple',
  plum: 'purple',
};

export const broaderColour: { readonly [Id in keyof typeof en.colour]?: keyof typeof en.colour } = {
  navy: 'blue',
  'light-blue': 'blue',
  'off-white': 'white',
  khaki: 'green',
  camel: 'brown',
};

/** Who asks for a print wants any of them. */
export const broaderPattern: { readonly [Id in keyof typeof en.pattern]?: keyof typeof en.pattern } = {
  striped: 'patterned',
  checked: 'patterned',
  dotted: 'patterned',
  floral: 'patterned',
  herringbone: 'patterned',
  houndstooth: 'patterned',
};

export const broaderMaterial: { readonly [Id in keyof typeof en.material]?: keyof typeof en.material } = {
  'organic-cotton': 'cotton',
  denim: 'cotton',
  merino: 'wool',
  cashmere: 'wool',
  alpaca: 'wool',
  'boiled-wool': 'wool',
  suede: 'leather',
  corduroy: 'cotton',
  flannel: 'cotton',
  poplin: 'cotton',
  oxford: 'cotton',
};
