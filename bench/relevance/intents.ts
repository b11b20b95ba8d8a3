import type { JudgedProduct } from './judged-product.ts';

export type Test = (product: JudgedProduct, price: number) => boolean;
/** What a search asks for: products by how right they are, 3 exactly what was meant, 1 better than nothing. */
export type Intent = { 3: Test; 2?: Test; 1?: Test };

const all =
  (...tests: readonly Test[]): Test =>
  (product, price) =>
    tests.every((test) => test(product, price));
const any =
  (...tests: readonly Test[]): Test =>
  (product, price) =>
    tests.some((test) => test(product, price));
const kind =
  (...kinds: readonly string[]): Test =>
  (product) =>
    kinds.includes(product.kind);
const named =
  (pattern: RegExp): Test =>
  ({ name }) =>
    pattern.test(name);
const colour =
  (...families: readonly string[]): Test =>
  (product) =>
    families.includes(product.colour);
const dye =
  (...dyes: readonly string[]): Test =>
  (product) =>
    dyes.includes(product.dye);
const made =
  (...materials: readonly string[]): Test =>
  (product) =>
    materials.some((material) => product.materials.includes(material));
const cutAs =
  (...fits: readonly string[]): Test =>
  (product) =>
    fits.some((each) => product.fits.includes(each));
const size =
  (id: string): Test =>
  ({ sizes }) =>
    sizes.includes(id);
const inCategory =
  (pattern: RegExp): Test =>
  ({ categories }) =>
    categories.some((category) => pattern.test(category));
const below =
  (most: number): Test =>
  (_, price) =>
    price <= most;
const women: Test = ({ gender }) => gender === 'women';
const men: Test = ({ gender }) => gender === 'men';

const tee = kind('Jersey/T-shirts');
const longSleeve = kind('Jersey/Long-sleeved tops');
const tank = kind('Jersey/Tops');
const polo = kind('Jersey/Polo shirts');
const sweatshirt = kind('Jersey/Sweatshirts');
const hoodie = kind('Jersey/Hooded sweatshirts');
const joggers = kind('Jersey/Sweatpants');
const shirt = kind('Woven tops/Shirts');
const blouse = kind('Woven tops/Blouses');
const rollNeck = kind('Knitwear/Roll-necks');
const jumper = any(kind('Knitwear/Jumpers'), rollNeck);
const cardigan = kind('Knitwear/Cardigans');
const knitwear = any(jumper, cardigan);
const bomber = kind('Outerwear/Jackets');
const padded = kind('Outerwear/Padded jackets');
const parka = all(padded, named(/parka/));
const vest = all(padded, named(/vest/));
const trench = kind('Outerwear/Trench coats');
const woolCoat = kind('Outerwear/Wool coats');
const coat = any(trench, woolCoat);
const denimJacket = kind('Denim/Jackets');
const jeans = kind('Denim/Jeans');
const shirtDress = kind('Dresses/Shirt dresses');
const knitDress = kind('Dresses/Knitted dresses');
const slipDress = kind('Dresses/Evening dresses');
const dress = any(shirtDress, knitDress, slipDress, kind('Dresses/Day dresses'));
const blazer = kind('Tailoring/Blazers', 'Tailoring/Jackets');
const set: Test = ({ isSet }) => isSet;
const chinos = kind('Trousers/Chinos');
const dressTrousers = kind('Trousers/Dress trousers');
const trousers = any(chinos, dressTrousers);
const shorts = kind('Trousers/Shorts');
const skirt = kind('Skirts/Midi skirts', 'Skirts/Mini skirts', 'Skirts/Pleated skirts');
const trainers = kind('Shoes/Trainers');
const boots = kind('Shoes/Boots');
const loafers = kind('Shoes/Loafers');
const shoes = any(trainers, boots, loafers);
const bag = kind('Accessories/Tote bags', 'Accessories/Cross-body bags');
const tote = all(bag, named(/tote|shopper|carry-all/));
const crossbody = all(bag, named(/crossbody|shoulder/));
const belt = kind('Accessories/Belts');
const scarf = kind('Accessories/Scarves');
const hat = kind('Accessories/Beanies', 'Accessories/Caps');
const beanie = all(hat, named(/beanie|rib hat|watch cap/));
const cap = all(hat, (product, price) => !beanie(product, price));
const jacket = any(
  bomber,
  denimJacket,
  all(padded, (product, price) => !vest(product, price)),
);
const giftCard: Test = ({ isGiftCard }) => isGiftCard;
const blues = colour('blue', 'navy', 'light-blue');
const striped = named(/strip|breton/i);
const checked = named(/check|gingham|windowpane/i);

/** A garment of a quality; the same garment without it is better than nothing only where the quality is one of degree. */
const of = (garment: Test, ...qualities: readonly Test[]): Intent => ({ 3: all(garment, ...qualities) });

export const intents = {
  dress: { 3: dress },
  shirtDress: { 3: shirtDress, 1: dress },
  knitDress: { 3: knitDress, 1: dress },
  satinDress: { 3: all(dress, named(/satin|slip/)), 1: dress },
  blackDress: of(dress, colour('black')),
  redDress: of(dress, colour('red')),
  greenDress: of(dress, colour('green')),
  burgundyDress: { 3: all(dress, dye('Burgundy')), 2: all(dress, colour('red')) },
  floralDress: of(dress, named(/floral/)),
  stripedDress: of(dress, striped),
  linenDress: of(dress, made('linen')),
  partyDress: { 3: all(dress, inCategory(/occasions/)), 2: dress },
  dressSizeM: of(dress, size('M')),
  shirt: { 3: shirt, 1: polo },
  menShirt: of(shirt, men),
  womenShirt: { 3: all(shirt, women), 2: all(blouse, women) },
  whiteShirt: of(shirt, colour('white')),
  lightBlueShirt: { 3: all(shirt, colour('light-blue')), 1: all(shirt, blues) },
  blueShirt: { 3: all(shirt, blues) },
  linenShirt: of(shirt, made('linen')),
  menLinenShirt: of(shirt, made('linen'), men),
  checkedShirt: of(shirt, checked),
  stripedShirt: of(shirt, striped),
  slimShirt: of(shirt, cutAs('slim')),
  oxfordShirt: { 3: all(shirt, named(/oxford/i)), 1: shirt },
  overshirt: { 3: all(shirt, named(/overshirt/)), 1: shirt },
  blouse: { 3: blouse, 1: all(shirt, women) },
  satinBlouse: { 3: all(blouse, named(/satin/)), 1: blouse },
  whiteBlouse: { 3: all(blouse, colour('white', 'off-white')), 2: all(shirt, women, colour('white')) },
  stripedBlouse: { 3: all(blouse, striped), 1: all(shirt, women, striped) },
  tee: { 3: tee, 2: longSleeve, 1: any(tank, polo) },
  menTee: { 3: all(tee, men), 1: all(polo, men) },
  womenTee: { 3: all(tee, women), 2: all(longSleeve, women), 1: all(tank, women) },
  whiteTee: {
    3: all(tee, colour('white')),
    2: all(longSleeve, colour('white')),
    1: all(any(tee, tank, polo), colour('off-white', 'white')),
  },
  blackTee: { 3: all(tee, colour('black')), 2: all(longSleeve, colour('black')), 1: all(any(tank, polo), colour('black')) },
  stripedTee: { 3: all(any(tee, longSleeve), striped), 1: all(tank, striped) },
  organicTee: { 3: all(any(tee, longSleeve, tank), made('cotton')) },
  longSleeve: { 3: longSleeve, 1: tee },
  tankTop: { 3: tank, 1: tee },
  womenTop: { 3: all(any(tee, longSleeve, tank), women), 1: all(any(blouse, sweatshirt), women) },
  polo: { 3: polo },
  sweatshirt: { 3: sweatshirt, 2: hoodie },
  greySweatshirt: { 3: all(sweatshirt, colour('grey')), 2: all(hoodie, colour('grey')) },
  hoodie: { 3: hoodie, 1: sweatshirt },
  jumper: { 3: jumper, 1: any(cardigan, sweatshirt, hoodie) },
  menJumper: { 3: all(jumper, men), 1: all(any(sweatshirt, hoodie), men) },
  womenJumper: { 3: all(jumper, women), 1: all(any(cardigan, sweatshirt), women) },
  woolJumper: { 3: all(jumper, made('wool')), 1: all(cardigan, made('wool')) },
  merinoJumper: {
    3: all(jumper, named(/merino/)),
    2: all(jumper, ({ description }) => /merino/.test(description)),
    1: all(knitwear, made('wool')),
  },
  navyJumper: { 3: all(jumper, colour('navy')), 1: all(any(cardigan, sweatshirt, hoodie), colour('navy')) },
  greyJumper: { 3: all(jumper, colour('grey')), 1: all(any(cardigan, sweatshirt, hoodie), colour('grey')) },
  cableJumper: { 3: all(jumper, named(/cable/)), 1: all(knitwear, named(/cable/)) },
  rollNeck: { 3: rollNeck },
  blackRollNeck: of(rollNeck, colour('black')),
  cardigan: { 3: cardigan, 1: jumper },
  womenKnitwear: { 3: all(knitwear, women) },
  menKnitwear: { 3: all(knitwear, men), 2: inCategory(/^men-clothing-knitwear/) },
  coat: { 3: coat, 1: padded },
  womenCoat: { 3: all(coat, women), 1: all(padded, women) },
  menCoat: { 3: all(coat, men), 1: all(padded, men) },
  woolCoat: { 3: woolCoat },
  camelCoat: { 3: all(coat, colour('camel')) },
  winterCoat: { 3: any(woolCoat, parka), 2: any(padded, trench) },
  trench: { 3: trench, 1: woolCoat },
  parka: { 3: parka, 2: padded },
  puffer: { 3: all(padded, (product, price) => !vest(product, price)), 2: vest },
  jacket: { 3: jacket, 2: blazer, 1: any(coat, vest) },
  menJacket: { 3: all(jacket, men), 2: all(blazer, men), 1: all(any(coat, vest), men) },
  womenJacket: { 3: all(jacket, women), 2: all(blazer, women), 1: all(any(coat, vest), women) },
  bomber: { 3: bomber, 1: padded },
  denimJacket: { 3: denimJacket },
  blazer: { 3: blazer, 1: set },
  menBlazer: { 3: all(blazer, men), 1: set },
  linenBlazer: { 3: all(blazer, made('linen')) },
  suit: { 3: set, 2: all(any(blazer, trousers), named(/suit/)), 1: any(blazer, trousers) },
  trousers: { 3: trousers, 2: any(joggers, jeans), 1: shorts },
  womenTrousers: { 3: all(trousers, women), 2: all(any(joggers, jeans), women), 1: all(shorts, women) },
  menTrousers: { 3: all(trousers, men), 2: all(any(joggers, jeans), men), 1: all(shorts, men) },
  linenTrousers: { 3: all(trousers, made('linen')), 1: all(shorts, made('linen')) },
  wideTrousers: { 3: all(any(trousers, jeans), any(cutAs('wide'), named(/wide/))), 1: all(any(joggers, shorts), cutAs('wide', 'relaxed')) },
  pleatedTrousers: { 3: all(trousers, named(/pleated/)), 2: dressTrousers, 1: any(chinos, all(shorts, named(/pleated/))) },
  blackTrousers: { 3: all(trousers, colour('black')), 2: all(any(joggers, jeans), colour('black')), 1: all(shorts, colour('black')) },
  chinos: { 3: all(chinos, named(/chino/)), 2: chinos, 1: all(shorts, named(/chino/)) },
  joggers: { 3: joggers },
  jeans: { 3: jeans },
  menJeans: of(jeans, men),
  womenJeans: of(jeans, women),
  slimJeans: { 3: all(jeans, any(cutAs('slim'), named(/slim/))), 1: jeans },
  blackJeans: of(jeans, colour('black')),
  wideJeans: { 3: all(jeans, any(cutAs('wide'), named(/wide/))), 1: jeans },
  darkJeans: { 3: all(jeans, dye('DarkWash', 'RawIndigo', 'Black')), 2: jeans },
  shorts: { 3: shorts },
  menShorts: of(shorts, men),
  linenShorts: of(shorts, made('linen')),
  skirt: { 3: skirt },
  pleatedSkirt: { 3: kind('Skirts/Pleated skirts'), 1: skirt },
  midiSkirt: { 3: all(skirt, named(/midi/)), 2: kind('Skirts/Midi skirts'), 1: skirt },
  denimSkirt: { 3: all(skirt, made('denim')), 1: skirt },
  blackSkirt: of(skirt, colour('black')),
  shoes: { 3: shoes },
  womenShoes: of(shoes, women),
  trainers: { 3: trainers },
  whiteTrainers: of(trainers, colour('white', 'off-white')),
  leatherTrainers: of(trainers, made('leather')),
  menTrainers: of(trainers, men),
  boots: { 3: boots },
  blackBoots: of(boots, colour('black')),
  womenBoots: of(boots, women),
  chelseaBoots: { 3: all(boots, named(/Chelsea/)), 2: boots },
  loafers: { 3: loafers },
  suedeLoafers: { 3: all(loafers, named(/suede/)), 1: loafers },
  bag: { 3: bag },
  leatherBag: of(bag, made('leather')),
  tote: { 3: tote, 1: bag },
  crossbody: { 3: crossbody, 1: bag },
  belt: { 3: belt },
  leatherBelt: of(belt, made('leather')),
  brownBelt: { 3: all(belt, colour('brown')), 2: all(belt, colour('camel')) },
  scarf: { 3: scarf },
  woolScarf: of(scarf, made('wool')),
  checkedScarf: { 3: all(scarf, checked), 1: scarf },
  greenScarf: of(scarf, colour('green')),
  beanie: { 3: beanie, 1: hat },
  cap: { 3: cap, 1: hat },
  hat: { 3: hat },
  giftCard: { 3: giftCard },
  brand: { 3: men },
  linen: { 3: made('linen') },
  burgundy: { 3: dye('Burgundy'), 2: colour('red') },
  navyBlue: { 3: colour('navy'), 1: blues },
  black: { 3: colour('black') },
  workwear: { 3: inCategory(/edits-work/) },
  newWomen: { 3: inCategory(/^women-new-in/) },
  sale: { 3: inCategory(/^sale/) },
  saleWomen: { 3: inCategory(/^sale-women/) },
  shirtSizeL: of(shirt, size('L')),
  bootsSize39: of(boots, size('39')),
  teeBelow40: { 3: all(tee, below(40)), 1: all(any(longSleeve, tank, polo), below(40)) },
  jumperBelow100: { 3: all(jumper, below(100)), 1: all(any(cardigan, sweatshirt, hoodie), below(100)) },
  dressBelow500: of(dress, below(500)),
  dressBelow1000: of(dress, below(1000)),
  jeansBelow5000: of(jeans, below(5000)),
} satisfies Record<string, Intent>;

export type IntentName = keyof typeof intents;
export type Query = readonly [terms: string, intent: IntentName];
