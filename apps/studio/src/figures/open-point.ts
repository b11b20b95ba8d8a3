import { localDay } from '@selvedge/domain/date/local-day.ts';
import { text } from '../texts/text.ts';
import { nameOfTime } from './name-of-time.ts';

type Times = { unit: string; period: { to: string }; points: readonly { at: string; now?: unknown }[] };

/** The place of the day, week or month that is not over yet; -1 where the period has none. */
export function openPoint({ unit, period, points }: Times, today = localDay(new Date())): number {
  return unit !== 'hour' && period.to >= today ? points.findLastIndex(({ now }) => now) : -1;
}

/** What points are called: of the one that is not over, that it is not. */
export function nameTimes(points: Times['points'], openAt: number): { name: string; short: string }[] {
  return points.map(({ at }, place) => {
    const named = nameOfTime(at);
    return place === openAt ? { ...named, name: text('figures.so_far', { time: named.name }) } : named;
  });
}
