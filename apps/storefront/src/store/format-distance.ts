import { formatCount, formatTenths } from '@selvedge/domain/writing-style/writing-style.ts';
import type { Translate } from '../lib/shop-context.tsx';

/** '350 m', '1.2 km'. By texts: of some languages browsers know no units, and would write them in English. */
export function formatDistance(t: Translate, metres: number, locale: string): string {
  if (metres < 1000) return t('unit.metres', { value: formatCount(Math.round(metres / 10) * 10, locale) });
  const km = metres / 1000;
  return t('unit.kilometres', { value: km < 10 ? formatTenths(km, locale) : formatCount(km, locale) });
}
