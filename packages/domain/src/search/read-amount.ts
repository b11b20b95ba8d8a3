import type { KnownMeasures, Place, Token } from './measure.ts';

/** A number that may be a price. */
export type Amount = {
  value: number;
  hasMoney: boolean;
  /** What its ending says of it in a range: "50'den". */
  end: 'from' | 'to' | undefined;
};

/** With its money before or after it, apart or not: '€50', '50 euro'. */
export function amountAt({ tokens, known, at }: Place): (Amount & { text: string; to: number }) | undefined {
  const number = readMoney(tokens[at], known) ? at + 1 : at;
  const { text, to: end } = spacedAt(tokens, number, known);
  const amount = readAmount(text, known);
  if (!amount) return undefined;
  const isThousands = amount.value < 1_000 && known.thousands.has(tokens[end]?.text.replace(endMarks, '') ?? '');
  const to = isThousands ? end + 1 : end;
  const money = readMoney(tokens[to], known);
  return {
    value: amount.value * (isThousands ? 1_000 : 1),
    hasMoney: amount.hasMoney || isThousands || number > at || money !== undefined,
    end: money?.end ?? amount.end,
    text,
    to: money ? to + 1 : to,
  };
}

/** Half of Europe writes a thousand as '1 000': read word by word it would be a price of 1. */
function spacedAt(tokens: readonly Token[], at: number, known: KnownMeasures): { text: string; to: number } {
  let text = tokens[at]?.text ?? '';
  let to = at + 1;
  if (!/^\D*[1-9]\d{0,2}$/.test(text)) return { text, to };
  while (/\d$/.test(text) && isGroup(tokens, to, known)) text += tokens[to++]!.text;
  return { text, to };
}

/** Three digits that go on with a price. Nobody asks for one of 100 501: there the last number is one that something is called by. */
function isGroup(tokens: readonly Token[], at: number, known: KnownMeasures): boolean {
  const token = tokens[at];
  const [, digits = '', rest = ''] = /^(\d{3})(?!\d)(.*)$/.exec(token?.text ?? '') ?? [];
  if (digits === '' || token!.isName) return false;
  return /[09]$/.test(digits) || rest !== '' || readMoney(tokens[at + 1], known) !== undefined || isGroup(tokens, at + 1, known);
}

/** What ends a sentence, and belongs to no word. */
export const endMarks = /(?<![.,:;])[.,:;]+$/;

export function readMoney(token: Token | undefined, known: KnownMeasures): Pick<Amount, 'end'> | undefined {
  const text = token?.text.replace(endMarks, '') ?? '';
  if (known.currency.has(text)) return { end: undefined };
  const [, money = '', ending = ''] = /^(.+)['’:-](\p{L}+)$/u.exec(text) ?? [];
  if (known.currency.has(money) && known.range.endings.has(ending)) return { end: known.range.endings.get(ending) };
  // 'Liraya kadar', 'forintig': the ending stands at the money itself.
  for (const [own, end] of known.range.endings) {
    if (own.length > 1 && text.endsWith(own) && known.currency.has(text.slice(0, -own.length))) return { end };
  }
  return undefined;
}

export function readAmount(text: string, { currency, decimals, thousands, range: { endings } }: KnownMeasures): Amount | undefined {
  const from = text.search(/\d/);
  const digits = from < 0 ? '' : (/^[\d.,'’]*\d/.exec(text.slice(from))?.[0] ?? '');
  const rest = text.slice(from + digits.length).replace(/^[.,]/, '');
  // '15k'.
  const isThousands = digits.length < 4 && thousands.has(rest.replace(endMarks, ''));
  const [before, after] = [text.slice(0, Math.max(0, from)), isThousands ? '' : rest];
  const ending = after.replace(/^['’:-]/, '');
  const hasEnding = endings.has(ending);
  const isMoney = (sign: string) => currency.has(sign.replace(endMarks, ''));
  if (digits === '' || !(before === '' || isMoney(before)) || !(after === '' || hasEnding || isMoney(after))) return undefined;
  const value = toNumber(digits, decimals);
  const hasMoney = isThousands || before !== '' || (after !== '' && !hasEnding);
  return value === undefined ? undefined : { value: isThousands ? value * 1_000 : value, hasMoney, end: endings.get(ending) };
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
