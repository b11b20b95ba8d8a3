import { BASIC_CUTS } from './basic-cuts.ts';
import { type Cut, spot } from './cut.ts';

const basic = new Map(BASIC_CUTS.map((each) => [each.id, each]));

/** A cut made of the same cloths as another, drawn from the front only. It is shown from behind where its back is exactly that of another. */
function variant(from: string, id: string, name: string, more: Partial<Cut> = {}): Cut {
  const { folded: _, ...base } = basic.get(from)!;
  const views = base.views.filter((view) => (view === 'back' ? more.backOf : view === 'folded' ? more.folded : true));
  const maps = more.folded === id ? (['front', 'folded'] as const) : (['front'] as const);
  return { ...base, maps, ...more, id, name, views };
}

const BRASS = '#c4a566';

export const CUT_VARIANTS: readonly Cut[] = [
  variant('tee-men', 'tee-pocket', 'Pocket T-shirt', { backOf: 'tee-men', folded: 'tee-pocket', detail: spot(760, 580) }),
  variant('long-sleeve', 'top-boat-neck', 'Boat-neck top', { detail: spot(640, 430) }),
  variant('polo', 'polo-knit', 'Knitted polo', { texture: 'knit', detail: spot(620, 460) }),
  variant('shirt-women', 'shirt-boyfriend', 'Boyfriend shirt', { folded: 'shirt-men', detail: spot(760, 600) }),
  variant('shirt-women', 'shirt-collar', 'Shirt with a long collar', { backOf: 'shirt-women', detail: spot(640, 430) }),
  variant('shirt-men', 'shirt-button-down', 'Button-down shirt', {
    backOf: 'shirt-men',
    folded: 'shirt-button-down',
    detail: spot(630, 420),
  }),
  variant('shirt-men', 'shirt-band-collar', 'Band-collar shirt', { folded: 'shirt-band-collar', detail: spot(630, 400) }),
  variant('shirt-men', 'overshirt', 'Overshirt', { detail: spot(720, 600) }),
  variant('blouse', 'blouse-tie', 'Tie blouse', { backOf: 'blouse', detail: spot(620, 460) }),
  variant('crew-knit-men', 'jumper-fisherman', 'Fisherman jumper', { detail: spot(660, 420) }),
  variant('sweatshirt', 'sweatshirt-raglan', 'Raglan sweatshirt', { detail: spot(700, 440) }),
  variant('jacket-denim', 'jacket-chore', 'Chore jacket', { detail: spot(740, 620) }),
  variant('bomber', 'jacket-flight', 'Flight jacket', { backOf: 'bomber', detail: spot(860, 620, 2.6) }),
  variant('puffer', 'jacket-quilted', 'Quilted jacket', { detail: spot(640, 460), gloss: 0.4 }),
  variant('puffer', 'vest-padded', 'Padded vest', { detail: spot(640, 460) }),
  variant('puffer', 'parka', 'Parka', { detail: spot(640, 420), texture: 'weave', gloss: 0.2 }),
  variant('blazer-women', 'blazer-soft-women', 'Soft blazer', { backOf: 'blazer-women', detail: spot(700, 640) }),
  variant('blazer-men', 'blazer-soft-men', 'Unlined jacket', { backOf: 'blazer-men', detail: spot(700, 640) }),
  variant('coat-wool-women', 'coat-belted', 'Belted coat', { detail: spot(640, 680) }),
  variant('coat-wool-women', 'coat-long', 'Long coat', { detail: spot(640, 500) }),
  variant('coat-wool-men', 'coat-car', 'Car coat', { detail: spot(640, 400) }),
  variant('coat-wool-men', 'coat-overcoat', 'Double-breasted overcoat', { backOf: 'coat-wool-men', detail: spot(640, 560) }),
  variant('jeans-straight', 'jeans-cropped', 'Cropped straight jeans', { folded: 'jeans-straight', detail: spot(680, 310) }),
  variant('jeans-straight', 'jeans-high-rise', 'High-rise jeans', { folded: 'jeans-straight', detail: spot(680, 280) }),
  variant('jeans-straight', 'jeans-selvedge', 'Selvedge jeans', { folded: 'jeans-straight', detail: spot(790, 1300), third: '#f0eadd' }),
  variant('jeans-slim', 'jeans-tapered', 'Tapered jeans', { folded: 'jeans-straight', detail: spot(680, 300) }),
  variant('trousers-pleated', 'trousers-wide', 'Wide trousers', { detail: spot(660, 280) }),
  variant('trousers-pleated', 'trousers-straight', 'Straight trousers', { detail: spot(680, 300) }),
  variant('chinos', 'trousers-suit', 'Suit trousers', { texture: 'felt', detail: spot(680, 300) }),
  variant('chinos', 'chinos-pleated', 'Pleated chinos', { detail: spot(680, 300) }),
  variant('joggers', 'trousers-soft', 'Soft trousers', { detail: spot(640, 300) }),
  variant('joggers', 'trousers-track', 'Track trousers', { third: '#f0eadd', detail: spot(760, 420) }),
  variant('shorts', 'shorts-pleated', 'Pleated shorts', { backOf: 'shorts', detail: spot(700, 460) }),
  variant('skirt-midi', 'skirt-bias', 'Bias skirt', { detail: spot(660, 340) }),
  variant('skirt-mini', 'skirt-a-line', 'A-line skirt', { detail: spot(690, 420) }),
  variant('skirt-pleated', 'skirt-wrap', 'Wrap skirt', { third: BRASS, detail: spot(500, 380) }),
  variant('dress-shirt', 'dress-shirt-long', 'Long shirt dress', { detail: spot(630, 330) }),
  variant('dress-slip', 'dress-satin', 'Satin dress', { detail: spot(640, 400) }),
  variant('dress-knit', 'dress-rib', 'Rib dress', { detail: spot(630, 300) }),
  variant('dress-flared', 'dress-tiered', 'Tiered dress', { detail: spot(700, 800) }),
  variant('dress-flared', 'dress-day', 'Day dress', { detail: spot(630, 560) }),
  variant('sneaker', 'sneaker-court', 'Court trainers', { backOf: 'sneaker', detail: spot(816, 480, 2.4) }),
  variant('boot', 'boot-ankle', 'Ankle boots', { detail: spot(420, 700, 2.2) }),
  variant('boot', 'boot-desert', 'Desert boots', { secondary: '#c9ab7d', third: '#6d5640', detail: spot(520, 860, 2.2) }),
  variant('loafer', 'loafer-tassel', 'Tassel loafers', { backOf: 'loafer', detail: spot(816, 640, 2.4) }),
  variant('loafer', 'sandal', 'Sandals', { backOf: 'sneaker', third: '#c19c72', detail: spot(816, 600, 2.4) }),
  variant('loafer', 'ballerina', 'Ballet flats', { backOf: 'loafer', detail: spot(816, 560, 2.4) }),
  variant('boot', 'heel', 'Court shoes', { third: '#c6a887', detail: spot(460, 800, 2.2) }),
  variant('tote', 'shopper', 'Shopper', { detail: spot(700, 660) }),
  variant('tote', 'carry-all', 'Carry-all', { detail: spot(700, 720) }),
  variant('tote', 'tool-bag', 'Tool bag', { third: BRASS, detail: spot(740, 860) }),
  variant('shoulder-bag', 'crossbody', 'Crossbody bag', { detail: spot(600, 1100) }),
  variant('cap', 'cap-field', 'Field cap', { detail: spot(640, 800) }),
  variant('beanie', 'watch-cap', 'Watch cap', { detail: spot(680, 940) }),
  variant('beanie', 'rib-hat', 'Rib hat', { detail: spot(680, 940) }),
  variant('belt', 'gloves', 'Gloves', { gloss: 0.5, detail: spot(700, 700, 2.4) }),
  variant('scarf', 'scarf-wide', 'Wide scarf', { folded: 'scarf', detail: spot(540, 1200) }),
  variant('belt', 'belt-narrow', 'Narrow belt'),
  variant('belt', 'belt-work', 'Work belt'),
];
