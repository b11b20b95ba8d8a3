import type { JudgedProduct } from './judged-product.ts';

export type Test = (product: JudgedProduct, price: number) => boolean;

export const all =
  (...tests: readonly Test[]): Test =>
  (product, price) =>
    tests.every((test) => test(product, price));
export const any =
  (...tests: readonly Test[]): Test =>
  (product, price) =>
    tests.some((test) => test(product, price));
export const kind =
  (...kinds: readonly string[]): Test =>
  (product) =>
    kinds.includes(product.kind);
export const named =
  (pattern: RegExp): Test =>
  ({ name }) =>
    pattern.test(name);
export const colour =
  (...families: readonly string[]): Test =>
  (product) =>
    families.includes(product.colour);
export const dye =
  (...dyes: readonly string[]): Test =>
  (product) =>
    dyes.includes(product.dye);
export const made =
  (...materials: readonly string[]): Test =>
  (product) =>
    materials.some((material) => product.materials.includes(material));
export const cutAs =
  (...fits: readonly string[]): Test =>
  (product) =>
    fits.some((each) => product.fits.includes(each));
export const size =
  (id: string): Test =>
  ({ sizes }) =>
    sizes.includes(id);
export const inCategory =
  (pattern: RegExp): Test =>
  ({ categories }) =>
    categories.some((category) => pattern.test(category));
export const below =
  (most: number): Test =>
  (_, price) =>
    price <= most;
export const women: Test = ({ gender }) => gender === 'women';
export const men: Test = ({ gender }) => gender === 'men';

export const tee = kind('Jersey/T-shirts');
export const longSleeve = kind('Jersey/Long-sleeved tops');
export const tank = kind('Jersey/Tops');
export const polo = kind('Jersey/Polo shirts');
export const sweatshirt = kind('Jersey/Sweatshirts');
export const hoodie = kind('Jersey/Hooded sweatshirts');
export const joggers = kind('Jersey/Sweatpants');
export const shirt = kind('Woven tops/Shirts');
export const blouse = kind('Woven tops/Blouses');
export const rollNeck = kind('Knitwear/Roll-necks');
export const jumper = any(kind('Knitwear/Jumpers'), rollNeck);
export const cardigan = kind('Knitwear/Cardigans');
export const knitwear = any(jumper, cardigan);
export const bomber = kind('Outerwear/Jackets');
export const padded = kind('Outerwear/Padded jackets');
export const parka = all(padded, named(/parka/));
export const vest = all(padded, named(/vest/));
export const trench = kind('Outerwear/Trench coats');
export const woolCoat = kind('Outerwear/Wool coats');
export const coat = any(trench, woolCoat);
export const denimJacket = kind('Denim/Jackets');
export const jeans = kind('Denim/Jeans');
export const shirtDress = kind('Dresses/Shirt dresses');
export const knitDress = kind('Dresses/Knitted dresses');
export const slipDress = kind('Dresses/Evening dresses');
export const dress = any(shirtDress, knitDress, slipDress, kind('Dresses/Day dresses'));
export const blazer = kind('Tailoring/Blazers', 'Tailoring/Jackets');
export const set: Test = ({ isSet }) => isSet;
export const chinos = kind('Trousers/Chinos');
export const dressTrousers = kind('Trousers/Dress trousers');
export const trousers = any(chinos, dressTrousers);
export const shorts = kind('Trousers/Shorts');
export const skirt = kind('Skirts/Midi skirts', 'Skirts/Mini skirts', 'Skirts/Pleated skirts');
export const trainers = kind('Shoes/Trainers');
export const boots = kind('Shoes/Boots');
export const loafers = kind('Shoes/Loafers');
export const sandals = kind('Shoes/Sandals');
export const balletFlats = kind('Shoes/Ballet flats');
export const courtShoes = kind('Shoes/Court shoes');
export const shoes: Test = ({ kind }) => kind.startsWith('Shoes/');
export const bag = kind('Accessories/Tote bags', 'Accessories/Cross-body bags');
export const tote = all(bag, named(/tote|shopper|carry-all/));
export const crossbody = all(bag, named(/crossbody|shoulder/));
export const belt = kind('Accessories/Belts');
export const scarf = kind('Accessories/Scarves');
export const hat = kind('Accessories/Beanies', 'Accessories/Caps');
export const beanie = all(hat, named(/beanie|rib hat|watch cap/));
export const gloves = kind('Accessories/Gloves');
export const cap = all(hat, (product, price) => !beanie(product, price));
export const jacket = any(
  bomber,
  denimJacket,
  all(padded, (product, price) => !vest(product, price)),
);
export const giftCard: Test = ({ isGiftCard }) => isGiftCard;
export const blues = colour('blue', 'navy', 'light-blue');
export const striped = named(/strip|breton/i);
export const checked = named(/check|gingham|windowpane/i);
export const above =
  (least: number): Test =>
  (_, price) =>
    price >= least;
export const dotted = named(/dotted/i);
export const floral = named(/floral/i);
export const corduroy = named(/corduroy/i);
export const patterned = any(striped, checked, dotted, floral, named(/herringbone|houndstooth|pinstripe/i));
export const pleatedSkirt = kind('Skirts/Pleated skirts');
export const miniSkirt = kind('Skirts/Mini skirts');
