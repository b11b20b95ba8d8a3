/** What stands between two spaces of a query, folded: digits of any script are ours by then, letters are small. */
export type Token = {
  text: string;
  /** Which of the query's words it holds: from `at`, `length` of them. `€` holds none. */
  at: number;
  length: number;
};

/** A word, or several, that says what the number beside it means. */
export type MeasureSign = { id: 'below' | 'above' | 'size' | 'length'; at: number; length: number };

export type KnownMeasures = {
  /** Ids of sizes by what they are called, folded. */
  sizes: ReadonlyMap<string, readonly string[]>;
  lengths: ReadonlyMap<string, readonly string[]>;
  /** What the market's money is called, folded: 'eur', 'euro', '€'. */
  currency: ReadonlySet<string>;
  decimals: number;
};

/** What was meant, and the tokens that said it: from `from`, up to and without `to`. */
export type Measure = { from: number; to: number } & (
  | { kind: 'price'; lowest?: number; highest?: number }
  | { kind: 'size' | 'length'; values: readonly string[] }
);

/** Prices, sizes and lengths that a query asks for: 'under 50', 'from 50 to 100 €', 'size 38', '32/34', 'XL'. */
export function readMeasures(tokens: readonly Token[], signs: readonly MeasureSign[], known: KnownMeasures): Measure[] {
  const found: Measure[] = [];
  for (let at = 0; at < tokens.length; ) {
    const price = priceAt(tokens, signs, { at, known });
    const measures = price ? [price] : (pairAt(tokens, { at, known }) ?? sizeAt(tokens, signs, { at, known }));
    found.push(...measures);
    at = measures[0]?.to ?? at + 1;
  }
  // Two prices would contradict each other more often than not, and nobody could tell which was meant.
  const prices = found.filter(({ kind }) => kind === 'price');
  return prices.length > 1 ? found.filter((measure) => measure.kind !== 'price' || measure === prices[0]) : found;
}

type Place = { at: number; known: KnownMeasures };

/** A sign stands before its number, or after it: 'unter 50', '50 TL altı'. */
function priceAt(tokens: readonly Token[], signs: readonly MeasureSign[], { at, known }: Place): Measure | undefined {
  const range = rangeAt(tokens, { at, known });
  if (range) return range;
  const sign = boundAt(tokens, signs, at);
  const amount = amountAt(tokens, { at: sign?.to ?? at, known });
  if (!amount) return undefined;
  const after = boundAt(tokens, signs, amount.to);
  const until = upTo(tokens, { at: amount.to, known, after, isFrom: sign?.id === 'above' });
  // 'Kleid 38 bis 40' may ask for a size and a price.
  const isBegun = sign ? sign.id === 'above' : !known.sizes.has(tokens[at]!.text);
  if (until && until.value > amount.value && isBegun)
    return { kind: 'price', from: at, to: until.to, lowest: amount.value, highest: until.value };
  if (sign) return { ...boundOf(sign.id, amount.value), from: at, to: amount.to };
  return after && !until ? { ...boundOf(after.id, amount.value), from: at, to: after.to } : undefined;
}

type Until = Place & { after: { id: 'below' | 'above'; to: number } | undefined; isFrom: boolean };

/** The other end: 'bis 200'. After a 'from', any word may lead to it: 'à 200', 'do 200'. */
function upTo(tokens: readonly Token[], { at, known, after, isFrom }: Until): { value: number; to: number } | undefined {
  if (after) return after.id === 'below' ? amountAt(tokens, { at: after.to, known }) : undefined;
  return isFrom ? amountAt(tokens, { at: at + 1, known }) : undefined;
}

function boundOf(id: 'below' | 'above', value: number): { kind: 'price'; lowest?: number; highest?: number } {
  return id === 'below' ? { kind: 'price', highest: value } : { kind: 'price', lowest: value };
}

/** '50-100 €': without the money it might be two sizes. */
function rangeAt(tokens: readonly Token[], { at, known }: Place): Measure | undefined {
  const [low = '', high = '', more] = (tokens[at]?.text ?? '').split(/[-–—]/);
  if (more !== undefined || high === '') return undefined;
  const [lowest, highest] = [readAmount(low, known), readAmount(high, known)];
  if (lowest === undefined || highest === undefined || highest.value <= lowest.value) return undefined;
  const isNamed = isMoney(tokens[at + 1], known);
  if (!lowest.hasMoney && !highest.hasMoney && !isNamed) return undefined;
  return { kind: 'price', from: at, to: at + (isNamed ? 2 : 1), lowest: lowest.value, highest: highest.value };
}

function boundAt(tokens: readonly Token[], signs: readonly MeasureSign[], at: number) {
  const sign = signAt(tokens, signs, at);
  return sign && (sign.id === 'below' || sign.id === 'above') ? { id: sign.id, to: sign.to } : undefined;
}

function signAt(tokens: readonly Token[], signs: readonly MeasureSign[], at: number): { id: MeasureSign['id']; to: number } | undefined {
  const token = tokens[at];
  const sign = token && token.length > 0 ? signs.find((each) => each.at === token.at) : undefined;
  if (!sign) return undefined;
  const end = sign.at + sign.length;
  const last = tokens.findIndex((each) => each.length > 0 && each.at < end && each.at + each.length >= end);
  return { id: sign.id, to: last + 1 };
}

/** With its money before or after it, apart or not: '€50', '50 euro'. */
function amountAt(tokens: readonly Token[], { at, known }: Place): { value: number; to: number } | undefined {
  const number = isMoney(tokens[at], known) ? at + 1 : at;
  const amount = readAmount(tokens[number]?.text ?? '', known);
  return amount && { value: amount.value, to: isMoney(tokens[number + 1], known) ? number + 2 : number + 1 };
}

/** What ends a sentence, and belongs to no word. */
const endMarks = /(?<![.,:;])[.,:;]+$/;

function isMoney(token: Token | undefined, { currency }: KnownMeasures): boolean {
  return token !== undefined && currency.has(token.text.replace(endMarks, ''));
}

function readAmount(text: string, { currency, decimals }: KnownMeasures): { value: number; hasMoney: boolean } | undefined {
  const from = text.search(/\d/);
  const digits = from < 0 ? '' : (/^[\d.,'’]*\d/.exec(text.slice(from))?.[0] ?? '');
  const [before, after] = [text.slice(0, Math.max(0, from)), text.slice(from + digits.length).replace(/^[.,]/, '')];
  if (digits === '' || ![before, after].every((sign) => sign === '' || currency.has(sign.replace(endMarks, '')))) return undefined;
  const value = toNumber(digits, decimals);
  return value === undefined ? undefined : { value, hasMoney: before + after !== '' };
}

/** Three digits after a sign are thousands, unless the money has thousandths. */
function toNumber(digits: string, decimals: number): number | undefined {
  const whole = /^\d{1,6}$/.exec(digits);
  if (whole) return Number(digits);
  if (/^\d{1,3}([.,'’]\d{3})+$/.test(digits) && !(decimals === 3 && /^\d+[.,]\d{3}$/.test(digits)))
    return Number(digits.replace(/\D/g, ''));
  const parts = /^(\d{1,6})[.,](\d{1,3})$/.exec(digits);
  return parts ? Number(`${parts[1]}.${parts[2]}`) : undefined;
}

/** '32/34' and 'W32xL34' are a waist and a length. */
function pairAt(tokens: readonly Token[], { at, known }: Place): Measure[] | undefined {
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

function sizeAt(tokens: readonly Token[], signs: readonly MeasureSign[], { at, known }: Place): Measure[] {
  const sign = signAt(tokens, signs, at);
  if (sign?.id === 'size' || sign?.id === 'length') {
    const values = (sign.id === 'size' ? known.sizes : known.lengths).get(sizeText(tokens[sign.to]));
    return values ? [{ kind: sign.id, values, from: at, to: sign.to + 1 }] : [];
  }
  const text = sizeText(tokens[at]);
  const place = { from: at, to: at + 1 };
  const long = known.lengths.get(/^l(\d{2})$/.exec(text)?.[1] ?? '');
  if (long) return [{ kind: 'length', values: long, ...place }];
  const values = known.sizes.get(/^w(\d{2})$/.exec(text)?.[1] ?? text);
  return values && isAlone(tokens, at) ? [{ kind: 'size', values, ...place }] : [];
}

/** A bare number beside another one is a part of something else: 'model 32 40'. A bare letter says nothing by itself. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const isNumber = (token: Token | undefined) => token !== undefined && /^\d+$/.test(token.text);
  if (tokens.length === 1) return tokens[0]!.text.length > 1;
  return !isNumber(tokens[at]) || !(isNumber(tokens[at - 1]) || isNumber(tokens[at + 1]));
}

function sizeText(token: Token | undefined): string {
  return (token?.text ?? '').replace(endMarks, '');
}
