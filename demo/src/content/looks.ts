import type { PictureName } from './pictures.ts';

/** What the campaign pictures show, in English as the pages they are on. */
export const lookAlt = {
  'look-autumn': 'A camel wool coat, an ecru roll-neck, dark pleated trousers and brown boots, laid out side by side',
  'look-denim': 'Raw straight jeans beside a denim jacket, a white T-shirt and a leather belt',
  'look-knit': 'A brick-red cardigan with a rib roll-neck, a charcoal beanie and a folded scarf',
  'look-women': 'A sand-coloured trench with a white blouse, a blue pleated skirt and black loafers',
  'look-men': 'A navy blazer over a pale blue shirt, with sand chinos and white trainers',
  'look-linen': 'A linen shirt dress in oatmeal with a canvas tote and brown loafers',
} as const satisfies Partial<Record<PictureName, string>>;
