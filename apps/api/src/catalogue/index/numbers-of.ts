import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { variantId } from '@selvedge/domain/catalogue/product-id.ts';
import { createYield } from '../create-yield.ts';
import { mapInSlices } from '../map-in-slices.ts';
import { sortInSlices } from '../sort-in-slices.ts';
import { noLength, type Structure } from '../structure.ts';
import { findByEan, productOfVariant } from '../variant-columns.ts';
import { lowerBound } from './lower-bound.ts';

/** The products that a typed number names, and those whose number it only begins. */
export type Numbered = { whole: readonly number[]; begun: readonly number[] };

/** Takes what was typed, folded and without spaces. */
export type FindNumbered = (typed: string) => Numbered;

const fewestDigits = 5;
const most = 1_000;
const nothing: Numbered = { whole: [], begun: [] };
/** By what products there are: an edit that adds and takes away none leaves their numbers as they were. */
const known = new WeakMap<Structure['numberOf'], Promise<FindNumbered>>();
/** By who has which number, also those who left: sorting two hundred thousand numbers anew for one that comes or goes took a second. */
const sorted = new WeakMap<Structure['ids'], Promise<Sorted>>();

type Sorted = { texts: readonly string[]; order: Uint32Array };

/** The numbers of a structure are the same in every language. */
export function numbersOf(structure: Structure): Promise<FindNumbered> {
  const finder = known.get(structure.numberOf) ?? numberFinder(structure);
  known.set(structure.numberOf, finder);
  return finder;
}

/**
 * Finds products by the number of their style or colour option, by their id, by the id of a size and by bar codes. A number counts
 * as a whole, or from five digits on: 'red' and '40' in an id are no words of the product, and would stand above names that hold them.
 */
async function numberFinder(structure: Structure): Promise<FindNumbered> {
  const { styles } = structure;
  const numbers = sorted.get(structure.ids) ?? sortNumbers(structure);
  sorted.set(structure.ids, numbers);
  const { texts, order } = await numbers;
  const beginningWith = (text: string, isMeant: (found: string) => boolean): number[] => {
    const found = new Set<number>();
    const from = lowerBound(order.length, (at) => texts[order[at]!]! < text);
    for (let at = from; at < order.length && found.size < most && texts[order[at]!]!.startsWith(text); at++) {
      const entry = order[at]!;
      if (!isMeant(texts[entry]!)) continue;
      for (const product of entry < styles.length ? styles[entry]!.products : [entry - styles.length]) found.add(product);
    }
    return [...found];
  };
  return (typed) => {
    if (typed === '') return nothing;
    const [head = ''] = typed.split(/[_,]/, 1);
    if (head !== typed) return ofId(structure, typed, head === '' ? [] : beginningWith(head, (found) => found === head));
    const isBegun = /^\d+$/.test(typed) && typed.length >= fewestDigits;
    const whole = new Set([...beginningWith(typed, (found) => found === typed), ...byBarCode(structure, typed)]);
    const begun = isBegun ? [...beginningWith(typed, () => true), ...byBegunBarCode(structure, typed)] : [];
    return { whole: [...whole], begun: [...new Set(begun)].filter((product) => !whole.has(product)).slice(0, most) };
  };
}

async function sortNumbers({ styles, options }: Structure): Promise<Sorted> {
  const yieldToEventLoop = createYield();
  const folded = (number: string) => (number.length < fewestDigits ? '' : foldText(number));
  const textAt = (at: number) => (at < styles.length ? foldText(styles[at]!.styleNumber) : folded(options[at - styles.length]!.optionId));
  const texts = await mapInSlices(styles.length + options.length, textAt, yieldToEventLoop);
  const order = await sortInSlices(texts.length, (a, b) => (texts[a]! < texts[b]! ? -1 : texts[a]! > texts[b]! ? 1 : 0), yieldToEventLoop);
  return { texts, order };
}

/** `{style}_{colour}_{option}`, the same with a size, or `{style}_{option}` as it stands on the product's page. */
function ofId(structure: Structure, typed: string, candidates: readonly number[]): Numbered {
  const whole = candidates.filter((product) => {
    const { id, optionId } = structure.options[product]!;
    const { styleNumber } = structure.styles[structure.styleOf[product]!]!;
    return [id, `${styleNumber}_${optionId}`, ...(typed.includes(',') ? skusOf(structure, product) : [])].some(
      (number) => foldText(number) === typed,
    );
  });
  const isBegun = /^\d{5}/.test(typed) && whole.length === 0;
  return { whole, begun: isBegun ? candidates.filter((product) => foldText(structure.ids[product]!).startsWith(typed)) : [] };
}

function skusOf({ ids, variants }: Structure, product: number): string[] {
  const { start, size, length, sizes, lengths } = variants;
  return Array.from({ length: start[product + 1]! - start[product]! }, (_, offset) => {
    const variant = start[product]! + offset;
    const long = length[variant]!;
    return variantId(ids[product]!, { size: sizes[size[variant]!]!.id, length: long === noLength ? undefined : lengths[long]!.id });
  });
}

function byBarCode({ variants }: Structure, typed: string): number[] {
  const variant = /^\d{8,14}$/.test(typed) ? findByEan(variants, typed) : undefined;
  return variant === undefined ? [] : [productOfVariant(variants, variant)];
}

function byBegunBarCode({ variants }: Structure, typed: string): number[] {
  const { byEan, ean, eanDigits } = variants;
  const found = new Set<number>();
  for (let digits = Math.max(8, typed.length); digits <= 14; digits++) {
    const scale = 10 ** (digits - typed.length);
    const from = lowerBound(byEan.length, (at) => ean[byEan[at]!]! < Number(typed) * scale);
    for (let at = from; at < byEan.length && found.size < most && ean[byEan[at]!]! < (Number(typed) + 1) * scale; at++) {
      if (eanDigits[byEan[at]!] === digits) found.add(productOfVariant(variants, byEan[at]!));
    }
  }
  return [...found];
}
