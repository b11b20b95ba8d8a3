/** As the providers count: whole minor units, in which forints and Icelandic crowns have two decimals. */
export type Money = { value: number; currency: string };

const decimals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3])),
  ...Object.fromEntries(
    ['BIF', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) => [code, 0]),
  ),
};

/** `12.34`, exact by its digits. */
export function decimalOf({ value, currency }: Money): string {
  const places = decimals[currency] ?? 2;
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return value < 0 ? `-${text}` : text;
}

/** Undefined for what is no amount of this currency. */
export function moneyOf(decimal: unknown, currency: string): Money | undefined {
  const places = decimals[currency] ?? 2;
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(decimal));
  const fraction = match?.[2]?.replace(/(?<!0)0+$/, '') ?? '';
  if (!match || fraction.length > places) return undefined;
  return { value: Number(`${match[1]}${fraction.padEnd(places, '0')}`), currency };
}

export function isMoney(money: unknown): money is Money {
  const { value, currency } = (money ?? {}) as Partial<Money>;
  return Number.isInteger(value) && (value as number) >= 0 && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
}
