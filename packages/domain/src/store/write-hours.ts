import { writeClock } from '../date/write-clock.ts';

/** From when to when a door is open: '10:00–19:00', and '10:00 AM – 7:00 PM' where a clock has words. */
export function writeHours({ from, to }: { from: string; to: string }, locale: string): string {
  const opens = writeClock(from, locale);
  return [opens, writeClock(to, locale)].join(/\s/.test(opens) ? ' – ' : '–');
}
