import type { CareSymbol } from '@selvedge/contract/catalogue/product-fields.ts';
import type { GoodsWords } from './goods-words/en.ts';

/** What a garment is made of: the facet's value, the label, how to wash it and why it is the better choice. */
export type Fabric = {
  material: readonly string[];
  /** As `readComposition` reads it. */
  fibres: string;
  animalParts?: true;
  care: Care;
  reason?: keyof GoodsWords['support'];
  /** The category below /cloth. */
  cloth?: 'denim' | 'linen' | 'wool' | 'cotton';
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
    fibres: '100 cotton organic',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
  },
  heavyJersey: {
    material: ['cotton'],
    fibres: '100 cotton organic',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
  },
  slubJersey: {
    material: ['cotton', 'linen'],
    fibres: '55 linen, 45 cotton organic',
    care: 'cool',
    reason: 'european-flax',
    cloth: 'linen',
  },
  poplin: {
    material: ['cotton'],
    fibres: '100 cotton',
    care: 'warm',
    cloth: 'cotton',
  },
  oxford: {
    material: ['cotton'],
    fibres: '100 cotton organic',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
  },
  linen: {
    material: ['linen'],
    fibres: '100 linen',
    care: 'cool',
    reason: 'european-flax',
    cloth: 'linen',
  },
  brushedCotton: {
    material: ['cotton'],
    fibres: '100 cotton organic',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
  },
  viscose: {
    material: ['viscose'],
    fibres: '100 viscose',
    care: 'cool',
    reason: 'certified-wood',
  },
  satin: {
    material: ['viscose'],
    fibres: '72 viscose, 28 polyester recycled',
    care: 'hand',
    reason: 'recycled-polyester',
  },
  lambswool: {
    material: ['wool'],
    fibres: '100 virgin-wool',
    care: 'wool',
    reason: 'responsible-wool',
    cloth: 'wool',
  },
  merino: {
    material: ['wool'],
    fibres: '100 virgin-wool',
    care: 'wool',
    reason: 'responsible-wool',
    cloth: 'wool',
  },
  recycledWool: {
    material: ['wool'],
    fibres: '70 wool recycled, 25 polyamide recycled, 5 other',
    care: 'dry',
    reason: 'recycled-wool',
    cloth: 'wool',
  },
  boiledWool: {
    material: ['wool'],
    fibres: '100 virgin-wool',
    care: 'dry',
    reason: 'responsible-wool',
    cloth: 'wool',
  },
  suitingWool: {
    material: ['wool'],
    fibres: '98 wool, 2 elastane',
    care: 'dry',
    reason: 'responsible-wool',
    cloth: 'wool',
  },
  cottonKnit: {
    material: ['cotton'],
    fibres: '100 cotton organic',
    care: 'cool',
    reason: 'organic-cotton',
    cloth: 'cotton',
  },
  alpaca: {
    material: ['wool'],
    fibres: '46 alpaca, 34 polyamide recycled, 20 wool',
    care: 'hand',
    cloth: 'wool',
  },
  fleece: {
    material: ['cotton'],
    fibres: '85 cotton organic, 15 polyester recycled',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
  },
  selvedgeDenim: {
    material: ['denim', 'cotton'],
    fibres: '100 cotton organic',
    care: 'denim',
    reason: 'organic-cotton',
    cloth: 'denim',
  },
  denim: {
    material: ['denim', 'cotton'],
    fibres: '79 cotton, 20 cotton recycled, 1 elastane',
    care: 'denim',
    reason: 'recycled-cotton',
    cloth: 'denim',
  },
  rigidDenim: {
    material: ['denim', 'cotton'],
    fibres: '80 cotton, 20 cotton recycled',
    care: 'denim',
    reason: 'recycled-cotton',
    cloth: 'denim',
  },
  twill: {
    material: ['cotton'],
    fibres: '98 cotton organic, 2 elastane',
    care: 'warm',
    reason: 'organic-cotton',
    cloth: 'cotton',
  },
  gabardine: {
    material: ['cotton'],
    fibres: '100 cotton',
    care: 'cool',
    cloth: 'cotton',
  },
  recycledNylon: {
    material: ['recycled-nylon'],
    fibres: 'shell: 100 polyamide recycled; filling: 100 polyester recycled',
    care: 'cool',
    reason: 'recycled-polyester',
  },
  canvas: {
    material: ['canvas', 'cotton'],
    fibres: '100 cotton organic',
    animalParts: true,
    care: 'wipe',
    reason: 'organic-cotton',
    cloth: 'cotton',
  },
  leather: {
    material: ['leather'],
    fibres: '100 leather',
    care: 'wipe',
    reason: 'vegetable-tanned',
  },
  suede: {
    material: ['leather'],
    fibres: 'upper: 100 leather; sole: 100 rubber',
    care: 'wipe',
  },
} as const satisfies Record<string, Fabric>;

export type FabricId = keyof typeof fabrics;
