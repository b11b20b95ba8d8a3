import type { CareSymbol } from '@selvedge/contract/catalogue/product-fields.ts';
import type { GoodsWords } from './goods-words/en.ts';

/** What a garment is made of: the facet's value, the label, how to wash it, why it is the better choice, and what there is to say about it. */
export type Fabric = {
  material: readonly string[];
  /** The word that may stand before a noun in a name: "linen shirt". */
  word: string;
  /** As `readComposition` reads it. */
  fibres: string;
  animalParts?: true;
  care: Care;
  reason?: keyof GoodsWords['support'];
  /** The category below /cloth. */
  cloth?: 'denim' | 'linen' | 'wool' | 'cotton';
  says: readonly string[];
};

export type Care = keyof GoodsWords['care'];

/** What the label says in signs. */
export const careSigns: Record<Care, readonly CareSymbol[]> = {
  warm: ['wash-40', 'bleach-not', 'dry-tumble-low', 'iron-medium', 'professional-not'],
  cool: ['wash-30-gentle', 'bleach-not', 'dry-tumble-not', 'dry-line', 'iron-low', 'professional-dry-gentle'],
  wool: ['wash-30-gentle', 'bleach-not', 'dry-tumble-not', 'dry-flat', 'iron-low', 'professional-dry'],
  hand: ['wash-hand', 'bleach-not', 'dry-tumble-not', 'dry-flat', 'iron-not', 'professional-dry-gentle'],
  dry: ['wash-not', 'bleach-not', 'dry-tumble-not', 'iron-low', 'professional-dry'],
  wipe: ['wash-not', 'bleach-not', 'dry-tumble-not', 'iron-not', 'professional-not'],
  denim: ['wash-30', 'bleach-not', 'dry-tumble-not', 'dry-line', 'iron-medium', 'professional-dry'],
};

export const fabrics = {
  organicJersey: {
    material: ['cotton'],
    word: 'jersey',
    fibres: '100 cotton organic',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
    says: [
      'Knitted from organic cotton with enough weight to hang straight.',
      'The jersey is 190 grams, combed and compact, so it keeps its face after many washes.',
      'Soft organic cotton that was washed once before it reached you, so it will not shrink further.',
    ],
  },
  heavyJersey: {
    material: ['cotton'],
    word: 'heavy',
    fibres: '100 cotton organic',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
    says: [
      'A dense 240-gram jersey that feels more like a light sweatshirt than a vest.',
      'Heavy cotton, knitted slowly on old circular machines, with a dry hand.',
      'The cotton is thick enough to stand a little away from the body.',
    ],
  },
  slubJersey: {
    material: ['cotton', 'linen'],
    word: 'slub',
    fibres: '55 linen, 45 cotton organic',
    care: 'cool',
    reason: 'european-flax',
    cloth: 'linen',
    says: [
      'Linen and cotton spun together give the jersey its uneven, lived-in surface.',
      'A slub jersey that dries quickly and never clings.',
      'Thick and thin yarns catch the light differently, so even a plain colour has depth.',
    ],
  },
  poplin: {
    material: ['cotton'],
    word: 'poplin',
    fibres: '100 cotton',
    care: 'warm',
    cloth: 'cotton',
    says: [
      'Crisp two-ply poplin that softens without going limp.',
      'The poplin is woven tight and smooth, with a faint sheen when it is pressed.',
      'A fine, dry poplin that sounds a little like paper on the first day.',
    ],
  },
  oxford: {
    material: ['cotton'],
    word: 'oxford',
    fibres: '100 cotton organic',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
    says: [
      'Oxford cloth with the basket weave left open enough to breathe.',
      'Washed oxford in organic cotton; it needs no iron if you hang it while damp.',
      'A sturdy oxford that looks better by its third summer.',
    ],
  },
  linen: {
    material: ['linen'],
    word: 'linen',
    fibres: '100 linen',
    care: 'cool',
    reason: 'european-flax',
    cloth: 'linen',
    says: [
      'Flax from Normandy, woven plain, with its thick and thin places left in.',
      'The linen has been washed soft and is meant to crease.',
      'Cool against the skin and strong when wet, as linen is.',
      'A medium-weight linen that is opaque even in white.',
    ],
  },
  brushedCotton: {
    material: ['cotton'],
    word: 'brushed',
    fibres: '100 cotton organic',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
    says: [
      'Brushed on both sides until it feels like something you already own.',
      'A flannel of organic cotton, warm without weight.',
      'The nap is short and even; it will not pill at the cuffs.',
    ],
  },
  viscose: {
    material: ['viscose'],
    word: 'fluid',
    fibres: '100 viscose',
    care: 'cool',
    reason: 'certified-wood',
    says: [
      'A fluid viscose with a matt surface and a good swing.',
      'The cloth falls in long folds and follows every step.',
      'Light, cool and slightly heavy at the hem, so it moves as one piece.',
    ],
  },
  satin: {
    material: ['viscose'],
    word: 'satin',
    fibres: '72 viscose, 28 polyester recycled',
    care: 'hand',
    reason: 'recycled-polyester',
    says: [
      'Washed satin, dull rather than shiny, that catches light only at the folds.',
      'Cut on the bias, the satin finds its own line.',
      'A sandwashed satin with the weight of silk and none of the worry.',
    ],
  },
  lambswool: {
    material: ['wool'],
    word: 'lambswool',
    fibres: '100 virgin-wool',
    care: 'wool',
    reason: 'responsible-wool',
    cloth: 'wool',
    says: [
      'Lambswool from farms that are audited for the care of their animals and land.',
      'Spun in the Borders and knitted with a dry, springy hand.',
      'The first shearing of the lamb: light, warm and quick to recover its shape.',
    ],
  },
  merino: {
    material: ['wool'],
    word: 'merino',
    fibres: '100 virgin-wool',
    care: 'wool',
    reason: 'responsible-wool',
    cloth: 'wool',
    says: [
      'Extra-fine merino that can be worn against the skin.',
      'A twelve-gauge merino, thin enough for a jacket and warm enough without one.',
      'Fine merino wool that airs clean overnight.',
    ],
  },
  recycledWool: {
    material: ['wool'],
    word: 'recycled-wool',
    fibres: '70 wool recycled, 25 polyamide recycled, 5 other',
    care: 'dry',
    reason: 'recycled-wool',
    cloth: 'wool',
    says: [
      'Woven in Prato from sorted wool garments, so hardly any of it had to be dyed again.',
      'A dense recycled wool with a felted face that sheds drizzle.',
      'The wool has been worn before, in another shape; you would not know it.',
    ],
  },
  boiledWool: {
    material: ['wool'],
    word: 'boiled-wool',
    fibres: '100 virgin-wool',
    care: 'dry',
    reason: 'responsible-wool',
    cloth: 'wool',
    says: [
      'Boiled wool needs no lining and no hem: the edges are simply cut.',
      'Knitted first and then felted, the wool is warm, quiet and a little elastic.',
      'Thick boiled wool that keeps the wind out without stiffness.',
    ],
  },
  suitingWool: {
    material: ['wool'],
    word: 'wool',
    fibres: '98 wool, 2 elastane',
    care: 'dry',
    reason: 'responsible-wool',
    cloth: 'wool',
    says: [
      'A dry worsted wool that hangs its own creases out.',
      'Tropical-weight wool, for rooms that are always too warm.',
      'The cloth is a fine worsted with just enough stretch for a bicycle.',
    ],
  },
  cottonKnit: {
    material: ['cotton'],
    word: 'cotton-knit',
    fibres: '100 cotton organic',
    care: 'cool',
    reason: 'organic-cotton',
    cloth: 'cotton',
    says: [
      'Knitted in thick organic cotton that stays cool on the first warm days.',
      'A dry cotton yarn with a clear stitch.',
      'Cotton instead of wool: for people who itch, and for spring.',
    ],
  },
  alpaca: {
    material: ['wool'],
    word: 'brushed-alpaca',
    fibres: '46 alpaca, 34 polyamide recycled, 20 wool',
    care: 'hand',
    cloth: 'wool',
    says: [
      'Brushed alpaca with a halo that softens every edge.',
      'Warm beyond its weight, because the fibre is hollow.',
      'A loose alpaca stitch that feels like wearing very little.',
    ],
  },
  fleece: {
    material: ['cotton'],
    word: 'loopback',
    fibres: '85 cotton organic, 15 polyester recycled',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
    says: [
      'Loopback sweatshirt cloth: smooth outside, small terry loops within.',
      'A 380-gram loopback that has been garment-washed.',
      'Thick organic cotton with a little recycled polyester, so it dries by morning.',
    ],
  },
  selvedgeDenim: {
    material: ['denim', 'cotton'],
    word: 'selvedge',
    fibres: '100 cotton organic',
    care: 'denim',
    reason: 'organic-cotton',
    cloth: 'denim',
    says: [
      'Fourteen-ounce denim from a narrow loom, with the red thread at the outseam.',
      'Unwashed selvedge denim: stiff on the first day, yours by the thirtieth.',
      'The cloth is rope-dyed, so the indigo sits on the surface and wears away where you do.',
    ],
  },
  denim: {
    material: ['denim', 'cotton'],
    word: 'denim',
    fibres: '79 cotton, 20 cotton recycled, 1 elastane',
    care: 'denim',
    reason: 'recycled-cotton',
    cloth: 'denim',
    says: [
      'A twelve-ounce denim with one per cent of stretch: enough to sit down, not enough to sag.',
      'Part of the cotton comes from cutting-room waste, spun again.',
      'Washed with ozone instead of stones, which saves most of the water.',
    ],
  },
  rigidDenim: {
    material: ['denim', 'cotton'],
    word: 'rigid',
    fibres: '80 cotton, 20 cotton recycled',
    care: 'denim',
    reason: 'recycled-cotton',
    cloth: 'denim',
    says: [
      'Rigid denim with no stretch at all; it gives in after a week.',
      'A three-one twill with an undyed weft, so it pales towards white.',
      'Dry, heavy and honest: the kind of denim that stands up by itself.',
    ],
  },
  twill: {
    material: ['cotton'],
    word: 'twill',
    fibres: '98 cotton organic, 2 elastane',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
    says: [
      'Compact twill, garment-dyed so that the seams are a shade darker.',
      'The cotton twill is tightly woven and takes a crease well.',
      'A peached twill, soft on the face and tough underneath.',
    ],
  },
  gabardine: {
    material: ['cotton'],
    word: 'gabardine',
    fibres: '100 cotton',
    care: 'cool',
    cloth: 'cotton',
    says: [
      'Cotton gabardine so dense that rain rolls off before it thinks of soaking in.',
      'A steep twill with a water-repellent finish that is free of fluorocarbons.',
      'The gabardine rustles at first and calms down within a season.',
    ],
  },
  recycledNylon: {
    material: ['recycled-nylon'],
    word: 'padded',
    fibres: 'shell: 100 polyamide recycled; filling: 100 polyester recycled',
    care: 'cool',
    reason: 'recycled-polyester',
    says: [
      'Shell and filling are recycled, and no bird was asked for its down.',
      'A windproof shell of recycled nylon, matt like paper.',
      'Filled with recycled fibre that stays warm when it gets wet.',
    ],
  },
  canvas: {
    material: ['canvas', 'cotton'],
    word: 'canvas',
    fibres: '100 cotton organic',
    animalParts: true,
    care: 'wipe',
    reason: 'organic-cotton',
    cloth: 'cotton',
    says: [
      'Eighteen-ounce canvas that stands open on the floor.',
      'Washed canvas with bridle-leather trim; both get better with rain.',
      'The canvas is woven for sails and cut for groceries.',
    ],
  },
  leather: {
    material: ['leather'],
    word: 'leather',
    fibres: '100 leather',
    care: 'wipe',
    reason: 'vegetable-tanned',
    says: [
      'Full-grain leather, tanned with bark, that darkens where it is touched.',
      'The leather comes from a tannery near Porto and is left without a coating.',
      'Smooth calf leather with the small marks of a life outdoors left in.',
    ],
  },
  suede: {
    material: ['leather'],
    word: 'suede',
    fibres: 'upper: 100 leather; sole: 100 rubber',
    care: 'wipe',
    says: [
      'Soft suede with a short nap; brush it once a week and it forgives the rest.',
      'Unlined suede that shapes itself to the foot within days.',
      'A waxed suede that resists the first rain.',
    ],
  },
} as const satisfies Record<string, Fabric>;

export type FabricId = keyof typeof fabrics;
