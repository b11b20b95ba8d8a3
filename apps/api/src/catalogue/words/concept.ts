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
  jeans: 'trousers',
  chinos: 'trousers',
  joggers: 'trousers',
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
