import type { Measure, Place, Token } from './measure.ts';
import { amountAt, endMarks } from './read-amount.ts';
import { leadAt, linkAt, priceRangeAt } from './read-range.ts';
import { signAt } from './sign-at.ts';

/** Prices, sizes and lengths that a query asks for: 'under 50', 'from 50 to 100 €', 'size 38', '32/34', 'XL'. */
export function readMeasures({ tokens, signs, known }: Omit<Place, 'at'>): Measure[] {
  const found: Measure[] = [];
  for (let at = 0; at < tokens.length; ) {
    const place = { tokens, signs, known, at };
    const price = priceAt(place);
    const measures = price ? [price] : (pairAt(place) ?? sizeAt(place));
    found.push(...measures);
    at = measures[0]?.to ?? at + 1;
  }
  // Two prices would contradict each other more often than not, and nobody could tell which was meant.
  const prices = found.filter(({ kind }) => kind === 'price');
  return prices.length > 1 ? found.filter((measure) => measure.kind !== 'price' || measure === prices[0]) : found;
}

/** A sign stands before its number, or after it: 'unter 50', '50 TL altı'. */
function priceAt(place: Place): Measure | undefined {
  const range = priceRangeAt(place);
  if (range) return range;
  const sign = boundAt(place);
  const amount = amountAt({ ...place, at: sign ? pastSilent(place, sign.to) : place.at });
  if (!amount) return undefined;
  if (sign) return { ...boundOf(sign.id, amount.value), from: place.at, to: amount.to };
  const after = boundAt({ ...place, at: amount.to });
  // 'Kleid 38 bis 40' may ask for a size and a price.
  if (after && !(after.id === 'below' && amountAt({ ...place, at: after.to })))
    return { ...boundOf(after.id, amount.value), from: place.at, to: after.to };
  return amount.end && { ...boundOf(amount.end === 'to' ? 'below' : 'above', amount.value), from: place.at, to: amount.to };
}

/** At most two: 'por debajo de los 50'. */
function pastSilent({ tokens, known }: Place, from: number): number {
  let at = from;
  while (at < from + 2 && known.silent.has(tokens[at]?.text ?? '')) at += 1;
  return at;
}

function boundOf(id: 'below' | 'above', value: number): { kind: 'price'; lowest?: number; highest?: number } {
  return id === 'below' ? { kind: 'price', highest: value } : { kind: 'price', lowest: value };
}

function boundAt(place: Place): { id: 'below' | 'above'; to: number } | undefined {
  const sign = signAt(place);
  return sign && (sign.id === 'below' || sign.id === 'above') ? { id: sign.id, to: sign.to } : undefined;
}

/** '32/34' and 'W32xL34' are a waist and a length. */
function pairAt({ tokens, known, at }: Place): Measure[] | undefined {
  const [, waist = '', long = ''] = /^w?(\d{2})[/x×]l?(\d{2})$/.exec(sizeText(tokens[at])) ?? [];
  const [size, length] = [known.sizes.get(waist), known.lengths.get(long)];
  const place = { from: at, to: at + 1 };
  return (
    size &&
    length && [
      { kind: 'size', values: size, ...place },
      { kind: 'length', values: length, ...place },
    ]
  );
}

function sizeAt(place: Place): Measure[] {
  const { tokens, known, at } = place;
  const sign = signAt(place);
  if (sign?.id === 'size' || sign?.id === 'length') {
    const sizes = sign.id === 'size' ? known.sizes : known.lengths;
    const found = sizesAt({ ...place, at: sign.to }, sizes);
    return found ? [{ kind: sign.id, values: found.values, from: at, to: found.to }] : [];
  }
  const text = sizeText(tokens[at]);
  const own = { from: at, to: at + 1 };
  const behind = signBehind(place, text);
  if (behind) return [behind];
  const long = known.lengths.get(/^l(\d{2})$/.exec(text)?.[1] ?? '');
  if (long) return [{ kind: 'length', values: long, ...own }];
  const values = known.sizes.get(/^w(\d{2})$/.exec(text)?.[1] ?? text) ?? bothOf(text.split(/[-–—]/), known.sizes);
  return values && isAlone(tokens, at) ? [{ kind: 'size', values, ...own }] : [];
}

/** '42 numara', 'L beden': what the number means stands behind it, and belongs to no other number. */
function signBehind(place: Place, text: string): Measure | undefined {
  const { known, at } = place;
  const sign = text === '' ? undefined : signAt({ ...place, at: at + 1 });
  if (sign?.id !== 'size' && sign?.id !== 'length') return undefined;
  const sizes = sign.id === 'size' ? known.sizes : known.lengths;
  const values = sizes.get(text);
  return values && !sizesAt({ ...place, at: sign.to }, sizes) ? { kind: sign.id, values, from: at, to: sign.to } : undefined;
}

type Sizes = Place['known']['sizes'];

/** 'Size 38', 'size 38-40', 'size from 38 to 40': of several either fits. */
function sizesAt(place: Place, sizes: Sizes): { values: readonly string[]; to: number } | undefined {
  const first = { ...place, at: leadAt(place).to };
  const text = sizeText(place.tokens[first.at]);
  const link = linkAt({ ...place, at: first.at + 1 });
  const spelled = link.to > first.at + 1 ? bothOf([text, sizeText(place.tokens[link.to])], sizes) : undefined;
  if (spelled) return { values: spelled, to: link.to + 1 };
  const values = sizes.get(text) ?? bothOf(text.split(/[-–—]/), sizes);
  return values && { values, to: first.at + 1 };
}

/** Both sizes, and of numbers those between them. */
function bothOf(texts: readonly string[], sizes: Sizes): readonly string[] | undefined {
  const [first = '', last = ''] = texts;
  if (texts.length !== 2 || !sizes.has(first) || !sizes.has(last)) return undefined;
  const names = [...sizes.keys()].filter((name) => Number(first) < Number(name) && Number(name) < Number(last));
  return [...new Set([first, ...names, last].flatMap((name) => sizes.get(name)!))];
}

/** A bare number beside another one is a part of something else: 'model 32 40'. A bare letter says nothing by itself. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const isNumber = (token: Token | undefined) => token !== undefined && /^\d+$/.test(token.text);
  if (tokens.length === 1) return tokens[0]!.text.length > 1;
  return !isNumber(tokens[at]) || !(isNumber(tokens[at - 1]) || isNumber(tokens[at + 1]));
}

/** Of '42-es' the number, of 'L-es' the letter: some languages decline them. 'S-XL' is from one to the other. */
function sizeText(token: Token | undefined): string {
  return (token?.text ?? '').replace(endMarks, '').replace(/(?<=^(?:\d{2}|x{0,3}[sml]))['’:-](?!x{0,3}[sml]$)\p{L}{1,4}$/u, '');
}
