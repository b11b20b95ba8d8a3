import type { AssortmentOption, AssortmentStyle, ModelMeasurements } from '@selvedge/contract/catalogue/assortment.ts';
import { defaultsOf, styleFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { isInEu } from '@selvedge/domain/market/is-in-eu.ts';
import { type Alike, setBack } from './alike.ts';
import { chooseTexts } from './choose-texts.ts';
import type { DemoMarket } from './demo-markets.ts';
import { careSigns, type Fabric, fabrics } from './fabrics.ts';
import type { GoodsWords } from './goods-words/en.ts';
import { inLanguages } from './goods-words/in-languages.ts';
import { type Random, random } from './random.ts';
import { imagesOf } from './recipe.ts';
import { categoryId } from './reference-lines.ts';
import { sizeScales } from './sizes.ts';
import type { Sketch, SketchedOption } from './sketch.ts';
import { inEach, type Speech } from './spoken-languages.ts';
import { arrivedStock, type Supply, variantsOf } from './stock.ts';
import { pricesOf, type Timeline, timelineOf } from './timeline.ts';
import { writeDescription, writeName } from './write-texts.ts';

export type StyleContext = {
  seed: number;
  markets: readonly DemoMarket[];
  speeches: readonly Speech[];
  /** The start of a day so many days from now. */
  at: (day: number) => string;
  /** Ids of what is worn with it. */
  look: readonly string[];
  /** Of each colour, whether it looks like pieces that came before. */
  alike: readonly Alike[];
};

/** A whole style as a line of an assortment. */
export function styleLine(sketch: Sketch, { seed, markets, speeches, at, look, alike }: StyleContext): AssortmentStyle {
  const { index, styleNumber, model, fabric: fabricId } = sketch;
  const chances = random(seed, `life ${index}`);
  const timeline = timelineOf(chances);
  const fabric: Fabric = fabrics[fabricId];
  const occasions = model.occasions.filter(() => chances.chance(0.7));
  const { reason } = fabric;
  const chosen = chooseTexts(seed, sketch);
  const prices = pricesOf(timeline, { euros: sketch.euros, markets: soldIn(markets, random(seed, `reach ${index}`)), at });
  return {
    ...defaultsOf(styleFields),
    type: 'style',
    styleNumber,
    brand: 'Selvedge',
    subBrand: model.gender === 'men' ? 'os' : '',
    subGroup: model.edi[1],
    ediCategory: model.edi[0],
    ediSubCategory: model.edi[1],
    texts: inEach(speeches, ({ language, texts, words }) => ({
      name: writeName({ language, texts }, chosen),
      description: writeDescription(texts, chosen),
      careInstructions: words.care[fabric.care],
      fabricComposition: '',
      sustainabilityText: reason ? words.support[reason] : '',
      safetyWarnings: '',
      disclaimer: fabric.care === 'denim' ? words.indigo : '',
    })),
    fibres: fabric.fibres,
    animalParts: fabric.animalParts ?? false,
    careSymbols: [...careSigns[fabric.care]],
    categories: categoriesOf(sketch, timeline, { fabric, occasions }),
    tags: [...occasions, ...campaigns(chances, timeline)],
    attributes: {
      material: [...fabric.material],
      ...(model.fits.length > 0 && { fit: [chances.pick(model.fits)] }),
      ...(reason && { sustainability: [reason] }),
    },
    sustainabilityReasons: reason
      ? [
          {
            id: reason,
            reason: inLanguages(({ sustainability }) => sustainability[reason]),
            supportText: inLanguages(({ support }) => support[reason]),
          },
        ]
      : [],
    options: sketch.options.map((option, position) => optionOf(option, { sketch, position, timeline, chances, prices, at, look, alike })),
  };
}

/** Who reads New expects what was not there at the last visit. */
const daysNew = 14;

type OptionContext = { sketch: Sketch; position: number; timeline: Timeline; chances: Random; prices: AssortmentOption['prices'] } & Pick<
  StyleContext,
  'at' | 'look' | 'alike'
>;

function optionOf({ colour, optionId, recipe }: SketchedOption, context: OptionContext): AssortmentOption {
  const { sketch, position, timeline, chances, prices, at, look, alike } = context;
  const { model, index } = sketch;
  const isBasic = ['solid', 'denim'].includes(sketch.pattern) && ['Black', 'White', 'Navy', 'RawIndigo', 'Charcoal'].includes(colour.id);
  const isNoos = isBasic && !timeline.isMarkedDown && chances.chance(0.6);
  const fate = chances.next();
  const comingSoon = timeline.isNew && fate < 0.06;
  const isPreorder = timeline.isNew && !comingSoon && fate < 0.12;
  const supply: Supply = comingSoon ? 'notYet' : isPreorder || isNoos ? 'plenty' : supplyOf(fate);
  const isInDeliverySet = supply === 'soldOut' ? chances.chance(0.5) : chances.chance(0.03);
  // A colour may join later than its style.
  const launch = position > 0 && timeline.launch < -30 && chances.chance(0.08) ? -chances.whole(1, 14) : timeline.launch;
  const isNew = launch > -daysNew && !timeline.isMarkedDown;
  const arrival = comingSoon ? chances.whole(6, 25) : 0;
  // Half of what is coming lies in the warehouse already: members buy it now, everybody else within the week.
  const isEarly = comingSoon && fate < 0.03;
  return {
    colour: colour.id,
    optionId,
    colourNames: inLanguages(({ dye }) => dye[colour.id]),
    colourFamily: colour.family,
    colourBase: colour.base,
    colourNuance: colour.nuance,
    pantoneCode: colour.pantone,
    pantoneHexCode: colour.hex,
    newFrom: at(launch),
    ...(comingSoon && { comingSoon: at(isEarly ? 3 + (arrival % 4) : arrival) }),
    isPreorder,
    isNoos,
    isInDeliverySet,
    hasEcom: supply !== 'storesOnly',
    hasRetail: supply !== 'onlineOnly',
    allowInStockNotifications: !timeline.isMarkedDown,
    tags: supply === 'onlineOnly' ? ['online-exclusive'] : [],
    badges: badgesOf({ isNew, supply, timeline, isInDeliverySet }),
    callouts: calloutOf(sketch.fabric === 'selvedgeDenim' ? 'narrowLoom' : isPreorder ? 'preorder' : undefined),
    images: imagesOf(recipe),
    ...(model.slot !== 'extra' && { modelMeasurements: measurementsOf(context) }),
    variants: variantsOf(chances, {
      sizes: sizeScales[model.sizes],
      supply,
      firstEan: index * 600 + position * 100,
      isOnItsWay: isInDeliverySet,
    }).map((variant) => (isEarly ? { ...variant, stock: arrivedStock(variant) } : variant)),
    prices,
    look: look.filter((id) => !id.startsWith(`${sketch.styleNumber}_`)),
    setOptions: [],
    // What most can't buy yet stands behind what everybody can.
    rank:
      (isNew && !isEarly ? 80 : 0) +
      (isNoos ? 100 : 0) +
      chances.whole(0, 200) -
      (supply === 'soldOut' ? 400 : 0) -
      setBack(alike[position]!),
  };
}

function calloutOf(name: keyof GoodsWords['callout'] | undefined): Record<string, string[]> {
  return name ? inLanguages(({ callout }) => [callout[name]]) : {};
}

/** A few styles never leave the Union: without a price a market does not sell a product. */
function soldIn(markets: readonly DemoMarket[], { chance }: Random): readonly DemoMarket[] {
  return chance(0.03) ? markets.filter(({ id }) => isInEu(id.slice(3))) : markets;
}

function supplyOf(fate: number): Supply {
  if (fate < 0.05) return 'soldOut';
  if (fate < 0.08) return 'storesOnly';
  if (fate < 0.18) return 'onlineOnly';
  return fate < 0.26 ? 'few' : 'plenty';
}

function badgesOf({
  isNew,
  supply,
  timeline,
  isInDeliverySet,
}: {
  isNew: boolean;
  supply: Supply;
  timeline: Timeline;
  isInDeliverySet: boolean;
}): string[] {
  return [
    ...(isNew ? ['new'] : []),
    ...(timeline.isMarkedDown && supply === 'few' ? ['last-chance'] : []),
    ...(isInDeliverySet && supply === 'plenty' ? ['back-in-stock'] : []),
  ];
}

function categoriesOf(
  { model }: Sketch,
  timeline: Timeline,
  { fabric, occasions }: { fabric: Fabric; occasions: readonly string[] },
): string[] {
  const { gender } = model;
  return [
    categoryId(model.category),
    ...occasions.map((occasion) => `${gender}-edits-${occasion}`),
    ...(fabric.cloth ? [`cloth-${fabric.cloth}`] : []),
    ...(timeline.isNew ? ['new-in', `${gender}-new-in`] : []),
    ...(timeline.isMarkedDown ? [`sale-${gender}`] : []),
  ];
}

function campaigns({ chance }: Random, { isNew, isMarkedDown }: Timeline): string[] {
  return [
    ...(isNew ? ['first-snow'] : []),
    ...(isMarkedDown ? ['archive-sale'] : []),
    ...(chance(0.15) ? ['gift-guide'] : []),
    ...(chance(0.1) ? ['editors-choice'] : []),
  ];
}

function measurementsOf({ sketch, chances }: OptionContext): ModelMeasurements {
  const { gender, slot } = sketch.model;
  const isMan = gender === 'men';
  const height = isMan ? chances.whole(184, 191) : chances.whole(174, 181);
  if (slot === 'shoes') return { height: `${height} cm`, shoeSize: isMan ? '43' : '39' };
  return {
    height: `${height} cm`,
    size: isMan ? 'M' : 'S',
    chest: `${isMan ? chances.whole(94, 98) : chances.whole(80, 85)} cm`,
    waist: `${isMan ? chances.whole(76, 81) : chances.whole(60, 64)} cm`,
    ...(slot === 'bottom' || slot === 'whole'
      ? {
          hip: `${isMan ? chances.whole(92, 96) : chances.whole(88, 92)} cm`,
          innerLeg: `${isMan ? chances.whole(84, 88) : chances.whole(81, 86)} cm`,
        }
      : {}),
    ...(slot === 'outer' && { shoulder: `${isMan ? chances.whole(45, 48) : chances.whole(38, 41)} cm` }),
  };
}
