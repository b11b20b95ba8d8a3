import type { Pattern, Texture } from './fabric.ts';

export const VIEWS = ['front', 'back', 'detail', 'look', 'folded'] as const;
export type View = (typeof VIEWS)[number];
/** Views with a map of their own; a look is laid out from the front maps of several cuts. */
export const DRAWN_VIEWS = ['front', 'back', 'detail', 'folded'] as const satisfies readonly View[];
export type DrawnView = (typeof DRAWN_VIEWS)[number];

export type CutCategory =
  | 'tops'
  | 'shirts'
  | 'knitwear'
  | 'sweats'
  | 'jackets'
  | 'coats'
  | 'jeans'
  | 'trousers'
  | 'shorts'
  | 'skirts'
  | 'dresses'
  | 'shoes'
  | 'bags'
  | 'accessories';

export interface Cut {
  id: string;
  name: string;
  category: CutCategory;
  fit: 'women' | 'men' | 'unisex';
  views: readonly View[];
  supportsPattern: readonly Pattern[];
  /** surface of the cloth when the pattern does not bring its own */
  texture: Texture;
  /** default colours of ribs, soles and lining, and of buttons, thread and metal; the garment's own colour if absent */
  secondary?: string;
  third: string;
  gloss?: number;
  /** middle of the close-up in garment space, and how close */
  detail: { x: number; y: number; zoom: number };
  /** Views with a map of their own. A close-up without one is enlarged from the front. */
  maps: readonly DrawnView[];
  /** The cut whose back this one has: a pocket on the chest changes nothing behind. */
  backOf?: string;
  /** The cut, itself or another, whose drawing shows how it looks when it is folded. What has none is hung. */
  folded?: string;
}

export const spot = (x: number, y: number, zoom = 3) => ({ x, y, zoom });
