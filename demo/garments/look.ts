import type { Cut, CutCategory } from './cut.ts';
import { brightness } from './dye.ts';
import { dyeGarment, type GarmentPicture, type Raster } from './dye-garment.ts';
import { layGround, type Placed } from './ground.ts';

interface Piece {
  cut: string;
  colour: string;
  /** width of the piece's own 3:4 frame and its place, as fractions of the look's width */
  size: number;
  x: number;
  y: number;
}

type Role = 'top' | 'bottom' | 'layer' | 'whole' | 'shoes' | 'bag' | 'small';

const ROLES: Record<CutCategory, Role> = {
  tops: 'top',
  shirts: 'top',
  knitwear: 'top',
  sweats: 'top',
  jackets: 'layer',
  coats: 'layer',
  jeans: 'bottom',
  trousers: 'bottom',
  shorts: 'bottom',
  skirts: 'bottom',
  dresses: 'whole',
  shoes: 'shoes',
  bags: 'bag',
  accessories: 'small',
};

/** Where each kind of piece lies in the flat lay, the first at the bottom. */
const PLACES: Record<Role, Omit<Piece, 'cut' | 'colour'>> = {
  layer: { size: 0.78, x: -0.06, y: 0.0 },
  whole: { size: 0.86, x: -0.06, y: 0.06 },
  bottom: { size: 0.66, x: 0.35, y: 0.37 },
  top: { size: 0.66, x: 0.02, y: 0.06 },
  bag: { size: 0.34, x: 0.63, y: 0.02 },
  shoes: { size: 0.36, x: 0.06, y: 0.84 },
  small: { size: 0.26, x: 0.66, y: 0.05 },
};

/** The garment worn with others: laid out together as a stylist would on a table. */
export async function composeLook(cut: Cut, picture: GarmentPicture): Promise<Raster> {
  const { width } = picture;
  const height = Math.round((width * 4) / 3);
  const items: Placed[] = [];
  for (const piece of outfit(cut, picture)) {
    const own = piece.cut === cut.id;
    const size = Math.max(16, Math.round(width * piece.size));
    const raster = await dyeGarment({
      ...(own ? picture : { pattern: plainFor(piece.cut) }),
      cut: piece.cut,
      colour: piece.colour,
      view: 'front',
      width: size,
    });
    items.push({ raster, left: Math.round(piece.x * width), top: Math.round(piece.y * width) });
  }
  return layGround(items, { width, height, ground: picture.ground ?? 'cloth', zoom: 0.7 });
}

const plainFor = (cut: string) => (cut.startsWith('jeans') ? ('denim' as const) : ('solid' as const));

/** What lies on the table, the lowest first: all of it of those who wear the garment. */
export function outfit(cut: Cut, { colour, wornBy }: Pick<GarmentPicture, 'colour' | 'wornBy'>): Piece[] {
  const role = ROLES[cut.category];
  const men = (wornBy ?? cut.fit) === 'men';
  const dark = brightness(colour) < 0.18;
  const pick = <T>(list: readonly T[], salt: number): T => list[hash(`${cut.id}${colour}${salt}`) % list.length]!;
  const neutrals = dark ? ['#e9e2d3', '#f3f1ec', '#c9b896', '#b9bcbf'] : ['#23262d', '#2b3a55', '#4a4038', '#3b3e45'];
  const pieces = new Map<Role, Piece>();
  const add = (r: Role, id: string, hex: string) => pieces.set(r, { ...PLACES[r], cut: id, colour: hex });
  const cold = cut.category === 'coats' || cut.category === 'knitwear';
  const leather = pick(['#2a211d', '#5c3a26', '#1d1c1d', '#7a5536'], 1);
  if (role !== 'whole' && role !== 'bottom')
    add(
      'bottom',
      men ? pick(['jeans-straight', 'chinos', 'jeans-selvedge'], 2) : pick(['jeans-wide', 'trousers-wide', 'skirt-midi'], 2),
      pick(neutrals, 3),
    );
  if (role !== 'whole' && role !== 'top')
    add(
      'top',
      men ? pick(['tee-men', 'shirt-men', 'crew-knit-men'], 4) : pick(['tee-women', 'blouse', 'roll-neck'], 4),
      pick(['#f4f2ed', '#e8e0d0', '#c8d3dd'], 5),
    );
  const shoes = men
    ? ['sneaker', 'loafer', 'boot', 'boot-desert', 'loafer-tassel']
    : role === 'whole'
      ? ['heel', 'ballerina', 'sandal', 'boot-ankle']
      : ['loafer', 'boot-ankle', 'sneaker', 'ballerina', 'heel'];
  add('shoes', pick(shoes, 6), leather);
  if (!men || role === 'bag') add('bag', pick(['crossbody', 'shoulder-bag', 'tote', 'shopper'], 7), pick([leather, '#dccfb6'], 8));
  else add('small', pick(cold ? ['beanie', 'watch-cap', 'gloves'] : ['cap', 'belt', 'cap-field'], 9), pick(neutrals, 10));
  add(role, cut.id, colour);
  if (role === 'small') pieces.delete('bag');
  if (role === 'layer') pieces.delete('top');
  // A dress takes the whole height: its shoes stand beside it, under the bag.
  if (role === 'whole') pieces.set('shoes', { ...pieces.get('shoes')!, x: 0.6, y: 0.8 });
  return (['layer', 'whole', 'bottom', 'top', 'bag', 'shoes', 'small'] as const).flatMap((r) => pieces.get(r) ?? []);
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}
