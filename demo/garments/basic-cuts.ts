import { type Cut, type CutCategory, spot } from './cut.ts';
import type { Pattern, Texture } from './fabric.ts';

const SHIRTINGS = [
  'solid',
  'stripe',
  'pinstripe',
  'check',
  'gingham',
  'windowpane',
  'dot',
  'floral',
  'melange',
  'twill',
  'corduroy',
  'denim',
] as const;
const JERSEYS = ['solid', 'breton', 'stripe', 'melange', 'dot', 'rib'] as const;
const KNITS = ['solid', 'breton', 'melange', 'rib', 'cable'] as const;
const DENIMS = ['denim', 'solid', 'corduroy', 'twill'] as const;
const SUITINGS = ['solid', 'twill', 'pinstripe', 'check', 'windowpane', 'herringbone', 'houndstooth', 'melange', 'corduroy'] as const;
const FLUID = ['solid', 'floral', 'dot', 'stripe', 'check', 'gingham', 'melange'] as const;
const PLAIN = ['solid'] as const;
const CARDS = ['solid', 'stripe', 'herringbone', 'houndstooth', 'windowpane', 'floral'] as const;

const PEARL = '#efe9dc';
const HORN = '#4a382b';
const THREAD = '#c08a4a';
const STEEL = '#a9a9a6';
const BRASS = '#c4a566';

const HUNG = ['front', 'back', 'detail'] as const;

function cut(
  id: string,
  name: string,
  category: CutCategory,
  fit: Cut['fit'],
  supportsPattern: readonly Pattern[],
  texture: Texture,
  third: string,
  detail: Cut['detail'],
  more: Partial<Cut> = {},
): Cut {
  const views = more.folded ? ([...HUNG, 'look', 'folded'] as const) : ([...HUNG, 'look'] as const);
  const maps = more.folded === id ? ([...HUNG, 'folded'] as const) : HUNG;
  return { id, name, category, fit, views, maps, supportsPattern, texture, third, detail, ...more };
}

/** Cuts with all their views, from which others are made. */
export const BASIC_CUTS: readonly Cut[] = [
  cut('tee-women', 'Fitted T-shirt', 'tops', 'women', JERSEYS, 'jersey', PEARL, spot(640, 500), { folded: 'tee-women' }),
  cut('tee-men', 'T-shirt', 'tops', 'men', JERSEYS, 'jersey', PEARL, spot(640, 460), { folded: 'tee-men' }),
  // Its close-up is enlarged from the front: a drawn one would show other folds than the drape.
  cut('long-sleeve', 'Long-sleeved top', 'tops', 'women', JERSEYS, 'jersey', PEARL, spot(640, 460), { maps: ['front', 'back'] }),
  cut('tank', 'Tank top', 'tops', 'women', JERSEYS, 'jersey', PEARL, spot(700, 540)),
  cut('polo', 'Polo shirt', 'tops', 'men', JERSEYS, 'jersey', PEARL, spot(600, 460)),
  cut('shirt-women', 'Shirt', 'shirts', 'women', SHIRTINGS, 'weave', PEARL, spot(640, 500), { folded: 'shirt-men' }),
  cut('shirt-men', 'Shirt', 'shirts', 'men', SHIRTINGS, 'weave', PEARL, spot(640, 500), { folded: 'shirt-men' }),
  cut('blouse', 'Blouse', 'shirts', 'women', FLUID, 'satin', PEARL, spot(620, 500), { gloss: 0.4 }),
  cut('crew-knit-women', 'Crew-neck jumper', 'knitwear', 'women', KNITS, 'knit', PEARL, spot(640, 460), { folded: 'crew-knit-men' }),
  cut('crew-knit-men', 'Crew-neck jumper', 'knitwear', 'men', KNITS, 'knit', PEARL, spot(640, 460), { folded: 'crew-knit-men' }),
  cut('roll-neck', 'Roll-neck jumper', 'knitwear', 'unisex', KNITS, 'knit', PEARL, spot(640, 440), { folded: 'roll-neck' }),
  cut('cardigan', 'Cardigan', 'knitwear', 'women', KNITS, 'knit', HORN, spot(600, 760)),
  cut('sweatshirt', 'Sweatshirt', 'sweats', 'unisex', ['solid', 'melange'], 'jersey', PEARL, spot(640, 460), { folded: 'crew-knit-men' }),
  cut('hoodie', 'Hooded sweatshirt', 'sweats', 'unisex', ['solid', 'melange'], 'jersey', PEARL, spot(600, 520)),
  cut('jacket-denim', 'Denim jacket', 'jackets', 'unisex', DENIMS, 'twill', THREAD, spot(720, 540), { secondary: '#7d5233' }),
  cut('bomber', 'Bomber jacket', 'jackets', 'men', ['solid', 'twill'], 'smooth', STEEL, spot(640, 460), { gloss: 0.5 }),
  cut('blazer-women', 'Blazer', 'jackets', 'women', SUITINGS, 'felt', HORN, spot(660, 620), { secondary: '#5b4a46' }),
  cut('blazer-men', 'Blazer', 'jackets', 'men', SUITINGS, 'felt', HORN, spot(660, 620), { secondary: '#3f434c' }),
  cut('coat-wool-women', 'Wool coat', 'coats', 'women', SUITINGS, 'felt', HORN, spot(640, 400), { secondary: '#6a5145' }),
  cut('coat-wool-men', 'Wool coat', 'coats', 'men', SUITINGS, 'felt', HORN, spot(640, 400), { secondary: '#42454c' }),
  cut('trench', 'Trench coat', 'coats', 'women', ['solid', 'twill', 'check'], 'twill', HORN, spot(600, 640), { secondary: '#7d6a50' }),
  cut('puffer', 'Quilted jacket', 'coats', 'unisex', PLAIN, 'smooth', STEEL, spot(620, 480), { gloss: 0.7 }),
  cut('jeans-straight', 'Straight jeans', 'jeans', 'unisex', DENIMS, 'twill', THREAD, spot(680, 300), {
    secondary: '#7d5233',
    folded: 'jeans-straight',
  }),
  cut('jeans-wide', 'Wide jeans', 'jeans', 'women', DENIMS, 'twill', THREAD, spot(680, 300), {
    secondary: '#7d5233',
    folded: 'jeans-straight',
  }),
  cut('jeans-slim', 'Slim jeans', 'jeans', 'men', DENIMS, 'twill', THREAD, spot(680, 300), {
    secondary: '#7d5233',
    folded: 'jeans-straight',
  }),
  cut('trousers-pleated', 'Pleated trousers', 'trousers', 'women', SUITINGS, 'felt', HORN, spot(680, 300)),
  cut('chinos', 'Chinos', 'trousers', 'men', SUITINGS, 'twill', HORN, spot(680, 300)),
  cut('joggers', 'Sweatpants', 'trousers', 'unisex', ['solid', 'melange'], 'jersey', PEARL, spot(640, 320)),
  cut('shorts', 'Shorts', 'shorts', 'unisex', SHIRTINGS, 'twill', HORN, spot(700, 500)),
  cut('skirt-midi', 'Midi skirt', 'skirts', 'women', FLUID, 'satin', PEARL, spot(660, 380), { gloss: 0.6 }),
  cut('skirt-mini', 'Mini skirt', 'skirts', 'women', DENIMS, 'twill', THREAD, spot(660, 540)),
  cut('skirt-pleated', 'Pleated skirt', 'skirts', 'women', SUITINGS, 'felt', PEARL, spot(660, 420)),
  cut('dress-shirt', 'Shirt dress', 'dresses', 'women', SHIRTINGS, 'weave', PEARL, spot(630, 400)),
  cut('dress-slip', 'Slip dress', 'dresses', 'women', FLUID, 'satin', PEARL, spot(640, 460), { gloss: 0.8 }),
  cut('dress-knit', 'Knitted dress', 'dresses', 'women', KNITS, 'knit', PEARL, spot(630, 380)),
  cut('dress-flared', 'Flared dress', 'dresses', 'women', FLUID, 'weave', PEARL, spot(630, 460)),
  cut('sneaker', 'Sneakers', 'shoes', 'unisex', PLAIN, 'leather', '#f6f4ee', spot(816, 720, 2.4), { secondary: '#ece8de', gloss: 0.3 }),
  cut('boot', 'Chelsea boots', 'shoes', 'unisex', PLAIN, 'leather', STEEL, spot(440, 820, 2.2), { secondary: '#221d1b', gloss: 0.8 }),
  cut('loafer', 'Loafers', 'shoes', 'unisex', PLAIN, 'leather', '#c6a887', spot(816, 660, 2.4), { secondary: '#2b211d', gloss: 0.9 }),
  cut('tote', 'Tote bag', 'bags', 'unisex', ['solid', 'stripe', 'gingham', 'herringbone', 'twill'], 'weave', STEEL, spot(700, 700), {
    secondary: '#8a5a36',
  }),
  cut('shoulder-bag', 'Shoulder bag', 'bags', 'women', PLAIN, 'leather', BRASS, spot(640, 1000), { gloss: 0.8 }),
  cut('cap', 'Cap', 'accessories', 'unisex', ['solid', 'twill', 'corduroy', 'herringbone'], 'twill', STEEL, spot(640, 800)),
  cut('beanie', 'Beanie', 'accessories', 'unisex', PLAIN, 'knit', PEARL, spot(680, 960)),
  cut(
    'scarf',
    'Scarf',
    'accessories',
    'unisex',
    ['solid', 'check', 'herringbone', 'houndstooth', 'melange', 'stripe', 'windowpane'],
    'felt',
    PEARL,
    spot(540, 1160),
    { folded: 'scarf' },
  ),
  cut('belt', 'Belt', 'accessories', 'unisex', PLAIN, 'leather', BRASS, spot(500, 440), { gloss: 0.7 }),
  cut('gift-card', 'Gift card', 'accessories', 'unisex', CARDS, 'weave', '#b4231f', spot(380, 760, 2.2), {
    views: HUNG,
    secondary: '#fbf8f1',
  }),
  cut('jar', 'Jar', 'accessories', 'unisex', PLAIN, 'leather', STEEL, spot(540, 700, 2.2), {
    views: HUNG,
    secondary: '#e9e4d8',
    gloss: 0.8,
  }),
];
