import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FiguresFunnel } from '@selvedge/contract/studio/figures-answers.ts';
import type { Studio } from '../lib/studio-context.tsx';
import type { spanDays } from './figures-choices.ts';

type Span = ReturnType<typeof spanDays>;
type Asked = { today: Span; weeks: Span; currency: string; hasVisits: boolean };

/** Today beside the same day a week and a year ago, and the last four weeks, all of them in one currency. */
export async function loadHomeFigures(call: Studio['call'], { today, weeks, currency, hasVisits }: Asked) {
  const month = await call(figures.sales, { query: { ...weeks, compare: 'year', ...(currency && { currency }) } });
  if (month.hasError) return month;
  // Which one the weeks say: a quiet morning must not change it.
  const same = { currency: month.data.currency };
  const [onWeek, onYear] = await Promise.all([
    call(figures.sales, { query: { ...today, compare: 'week', ...same } }),
    call(figures.sales, { query: { ...today, compare: 'year', ...same } }),
  ]);
  if (onWeek.hasError) return onWeek;
  if (onYear.hasError) return onYear;
  const visits = async (compare: 'week' | 'year') => {
    if (!hasVisits) return undefined;
    const answer = await call(figures.funnel, { query: { ...today, compare } });
    return answer.hasError ? undefined : answer.data;
  };
  const [visitsOnWeek, visitsOnYear] = await Promise.all([visits('week'), visits('year')]);
  return {
    ...month,
    data: {
      month: month.data,
      onWeek: onWeek.data,
      onYear: onYear.data,
      conversion: visitsOnWeek && visitsOnYear && conversionOf(visitsOnWeek, visitsOnYear),
    },
  };
}

/** Bought of all visits; where nobody came there is none. */
function conversionOf(onWeek: FiguresFunnel, onYear: FiguresFunnel) {
  const share = (of: FiguresFunnel, when: 'visits' | 'before') => {
    const [all, bought] = [of.steps[0]?.[when] ?? 0, of.steps.at(-1)?.[when] ?? 0];
    return all > 0 ? bought / all : undefined;
  };
  const against = [
    { how: 'week' as const, value: share(onWeek, 'before') },
    { how: 'year' as const, value: share(onYear, 'before') },
  ];
  return { value: share(onWeek, 'visits'), against };
}
