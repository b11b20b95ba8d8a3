import type { KnownMeasures, Measure, MeasureSign, Place } from './measure.ts';
import { type Amount, amountAt, endMarks, readAmount, readMoney } from './read-amount.ts';
import { signAt } from './sign-at.ts';

/** A price from here to there: 'between 50 and 100', 'from 50 to 100', '50-100 €', '50 ile 100 arası'. */
export function priceRangeAt(place: Place): Measure | undefined {
  const lead = leadAt(place);
  const isLed = lead.id !== undefined;
  const begin = { ...place, at: lead.to };
  const ends = gluedAt(begin) ?? spelledAt(begin, isLed);
  if (!ends || ends.highest.value <= ends.lowest.value) return undefined;
  const trail = signAt({ ...place, at: ends.to });
  const isBetween = lead.id === 'between' || trail?.id === 'between';
  // 'Two dresses 50 and 100' is no range.
  if (ends.isJoined && !isBetween) return undefined;
  const isSure = isBetween || isLed || [ends.lowest, ends.highest].some(({ hasMoney, end }) => hasMoney || end !== undefined);
  if (!isSure && ends.texts.some((text) => isCode(text, place.known))) return undefined;
  return {
    ...{ kind: 'price', lowest: ends.lowest.value, highest: ends.highest.value },
    ...{ from: place.at, to: trail && isTrail(trail.id, ends) ? trail.to : ends.to },
  };
}

/** '50 ile 100 arası', "50'den 100'e kadar". */
function isTrail(id: MeasureSign['id'], { highest }: Ends): boolean {
  return id === 'between' || (id === 'below' && highest.end === 'to');
}

/** What leads from one end to the other: 'to', 'up to', a dash. Words that only join do so beside a 'between'. */
export function linkAt(place: Place): { to: number; isJoined: boolean } {
  const { tokens, known } = place;
  let at = place.at;
  let isJoined = false;
  for (const last = at + 3; at < last; ) {
    const text = tokens[at]?.text ?? '';
    const sign = signAt({ ...place, at });
    if (sign?.id === 'below') at = sign.to;
    else if (known.range.to.has(text)) at += 1;
    else if (known.range.and.has(text)) {
      isJoined = true;
      at += 1;
    } else break;
  }
  return { to: at, isJoined };
}

/** 'between', 'from', and words beside them: 'tussen de 50', 'de la 50'. */
export function leadAt(place: Place): { id: 'between' | 'above' | undefined; to: number } {
  const sign = signAt(place);
  const id = sign?.id === 'between' || sign?.id === 'above' ? sign.id : undefined;
  let to = id ? sign!.to : place.at;
  for (const last = to + 2; to < last && place.known.range.from.has(place.tokens[to]?.text ?? ''); ) to += 1;
  return { id, to };
}

type Ends = { lowest: Amount; highest: Amount; to: number; isJoined: boolean; texts: readonly string[] };

/** '50-100 €'. */
function gluedAt({ tokens, known, at }: Place): Ends | undefined {
  const texts = (tokens[at]?.text ?? '').replace(endMarks, '').split(/[-–—]/);
  const [lowest, highest] = texts.map((text) => readAmount(text, known));
  if (texts.length !== 2 || !lowest || !highest) return undefined;
  const money = readMoney(tokens[at + 1], known);
  return { lowest, highest: { ...highest, hasMoney: highest.hasMoney || !!money }, to: at + (money ? 2 : 1), isJoined: false, texts };
}

function spelledAt(place: Place, isLed: boolean): Ends | undefined {
  const lowest = amountAt(place);
  if (!lowest) return undefined;
  const link = linkAt({ ...place, at: lowest.to });
  const isLinked = link.to > lowest.to;
  // After a 'from', any word may lead to the other end.
  const highest = endAt({ ...place, at: link.to }) ?? (isLed && !isLinked ? endAt({ ...place, at: link.to + 1 }) : undefined);
  if (!highest || !(isLinked || isLed || lowest.end === 'from' || highest.isJoined)) return undefined;
  const isJoined = link.isJoined || highest.isJoined;
  return { lowest, highest, to: highest.to, isJoined, texts: [lowest.text, highest.text] };
}

/** Arabic writes 'and' and what follows it as one word. */
function endAt(place: Place): (NonNullable<ReturnType<typeof amountAt>> & { isJoined: boolean }) | undefined {
  const text = place.tokens[place.at]?.text ?? '';
  const isJoined = /^و\d/.test(text);
  const tokens = isJoined ? place.tokens.with(place.at, { ...place.tokens[place.at]!, text: text.slice(1) }) : place.tokens;
  const amount = amountAt({ ...place, tokens });
  return amount && { ...amount, isJoined };
}

/** Sizes, and numbers that count nothing. */
function isCode(text: string, { sizes, lengths }: KnownMeasures): boolean {
  return sizes.has(text) || lengths.has(text) || /^0\d/.test(text);
}
