import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';

type PointsText = (key: string, count: number, values?: Record<string, string>) => string;

/** A text about so many points, with the number as the market writes it: `{points}`. */
export function usePointsText(): PointsText {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  return (key, count, values) => t(key, { ...values, count: Math.abs(count), points: formatCount(count, locale) });
}
