import type { FiguresQuery } from '@selvedge/contract/studio/figures-sales.ts';
import { localDay } from '@selvedge/domain/date/local-day.ts';
import { shiftDay } from '@selvedge/domain/figures/period.ts';

export type FiguresChoices = Pick<FiguresQuery, 'from' | 'to' | 'compare'> & Partial<Pick<FiguresQuery, 'markets' | 'zone' | 'currency'>>;

export const comparisons = ['none', 'before', 'week', 'year'] as const;
export const spans = ['today', 'yesterday', '7', '28', '90', 'month', 'year'] as const;
export type Span = (typeof spans)[number];

/** The days that a name stands for, by the clock of whoever looks. */
export function spanDays(span: Span, now: Date): { from: string; to: string } {
  const today = localDay(now);
  if (span === 'today') return { from: today, to: today };
  if (span === 'yesterday') return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
  if (span === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  if (span === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  return { from: shiftDay(today, 1 - Number(span)), to: today };
}

/** What an address asks for. Whatever is wrong in it is as if it were not there: an old link still opens. */
export function readChoices(search: string, now: Date): FiguresChoices {
  const query = new URLSearchParams(search);
  const day = (name: string) => (/^2\d{3}-\d\d-\d\d$/.test(query.get(name) ?? '') ? query.get(name)! : undefined);
  const [from, to] = [day('from'), day('to')];
  const period = from && to && from <= to ? { from, to } : spanDays('28', now);
  const [markets, zone, currency] = ['markets', 'zone', 'currency'].map((name) => query.get(name) || undefined);
  return {
    ...period,
    compare: comparisons.find((each) => each === query.get('compare')) ?? 'year',
    ...(markets && { markets }),
    ...(zone && { zone }),
    ...(currency && /^[A-Z]{3}$/.test(currency) && { currency }),
  };
}

/** Which of the named spans it is, if any. */
export function spanOf({ from, to }: { from: string; to: string }, now: Date): Span | undefined {
  return spans.find((span) => {
    const days = spanDays(span, now);
    return days.from === from && days.to === to;
  });
}
