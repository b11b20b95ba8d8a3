import { type Period, shiftDay } from './period.ts';
import { type Bounds, dayAt, periodBounds } from './period-bounds.ts';

type Split = {
  bounds: Bounds;
  zone: string;
  /** The first day without a sum. */
  until: string;
  /** Days whose sums are not to be believed. */
  changed: ReadonlySet<string>;
};

/** Of a time: the days that sums are kept of, and what is left of it to be counted. Each moment is in one of them. */
export function splitDays({ bounds, zone, until, changed }: Split): { summed: Period[]; counted: Bounds[] } {
  const begun = dayAt(bounds.since, zone);
  const first = wholeDay(begun, zone).since < bounds.since ? shiftDay(begun, 1) : begun;
  const ended = dayAt(bounds.until, zone);
  const end = until < ended ? until : ended;
  if (first >= end) return { summed: [], counted: [bounds] };
  const skipped = [...changed].filter((day) => day >= first && day < end).toSorted();
  const starts = [first, ...skipped.map((day) => shiftDay(day, 1))];
  const summed = starts.map((from, at) => ({ from, to: shiftDay(skipped[at] ?? end, -1) }));
  const counted = [
    { since: bounds.since, until: wholeDay(first, zone).since },
    ...skipped.map((day) => wholeDay(day, zone)),
    { since: wholeDay(end, zone).since, until: bounds.until },
  ];
  return { summed: summed.filter(({ from, to }) => from <= to), counted: counted.filter((each) => each.since < each.until) };
}

const wholeDay = (day: string, zone: string): Bounds => periodBounds({ from: day, to: day }, zone);
