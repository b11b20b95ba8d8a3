import { type ContentUnit, type NetContent, readNetContent } from '@selvedge/contract/catalogue/net-content.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { hasDuty } from '../duty/duties.ts';
import { formatMoney } from '../money/format-money.ts';
import { intlLocale } from '../writing-style/intl-locale.ts';

type BaseUnit = 'l' | 'kg' | 'm' | 'm2';

/** What prices are compared by, and how much of the content's unit that is. */
const bases: Readonly<Record<ContentUnit, readonly [unit: BaseUnit, parts: number]>> = {
  ...{ ml: ['l', 1_000], l: ['l', 1] },
  ...{ g: ['kg', 1_000], kg: ['kg', 1] },
  ...{ cm: ['m', 100], m: ['m', 1], m2: ['m2', 1] },
};

export const baseUnit = (unit: ContentUnit): BaseUnit => bases[unit][0];

export type UnitPrice = {
  content: NetContent;
  base: BaseUnit;
  /** Of one litre, kilogram, metre or square metre, in minor units. */
  amount: number;
};

/** What one unit of it costs, where the law of the market asks for it and it is sold by measure. (DUTY-08) */
export function unitPriceOf(sales: number, { netContent, country }: { netContent: string; country: string }): UnitPrice | undefined {
  const content = hasDuty(country, 'unitPrice') ? readNetContent(netContent) : undefined;
  if (!content) return undefined;
  const [base, parts] = bases[content.unit];
  // By whole hundredths: a quantity such as 0.07 is no exact number, and half a cent must not fall to the wrong side.
  return { content, base, amount: Math.round((sales * parts * 100) / Math.round(content.quantity * 100)) };
}

type WritingMarket = Pick<MarketSettings, 'id' | 'currency'> & { country: { code: string } };

/** `150 ml · 63,33 €/l`. What holds one litre costs what a litre costs, and says only that it does. */
export function writeUnitPrice(sales: number, netContent: string, market: WritingMarket): string | undefined {
  const found = unitPriceOf(sales, { netContent, country: market.country.code });
  if (!found) return undefined;
  const { content, base, amount } = found;
  const measure = writeMeasure(content, market.id);
  if (content.quantity === 1 && content.unit === base) return measure.whole;
  const price = formatMoney(amount, market.currency, market.id);
  return `${measure.whole} · ${price}/${writeMeasure({ quantity: 1, unit: base }, market.id).unit}`;
}

const intlUnits: Readonly<Record<ContentUnit, string>> = {
  ...{ ml: 'milliliter', l: 'liter', g: 'gram', kg: 'kilogram' },
  ...{ cm: 'centimeter', m: 'meter', m2: 'meter' },
};

function writeMeasure({ quantity, unit }: NetContent, locale: string): { whole: string; unit: string } {
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit: intlUnits[unit], unitDisplay: 'short' });
  const parts = format.formatToParts(quantity).map(({ type, value }) => ({
    type,
    // A number does not break from its unit. Intl knows no areas.
    value: type === 'unit' && unit === 'm2' ? `${value}²` : value.replace(/^ $/, '\u00a0'),
  }));
  return { whole: parts.map(({ value }) => value).join(''), unit: parts.find(({ type }) => type === 'unit')?.value ?? unit };
}
