import { utcDay } from '../date/utc-day.ts';
import { isNewerVersion } from './is-newer-version.ts';

/** Called by the day from which it holds; later ones of a day are counted, and what was named otherwise before stays older. */
export function nextTermsVersion(
  known: readonly string[],
  { validFrom, current }: { validFrom: Date; current?: string | undefined },
): string {
  const day = utcDay(validFrom);
  const stem = current !== undefined && !isNewerVersion(`${day}.99999`, current) ? current : day;
  const isFree = (name: string) => !known.includes(name) && name !== current;
  if (stem === day && isFree(day) && (current === undefined || isNewerVersion(day, current))) return day;
  for (let count = 2; ; count += 1) {
    const name = `${stem}.${count}`;
    if (isFree(name) && (current === undefined || isNewerVersion(name, current))) return name;
  }
}
