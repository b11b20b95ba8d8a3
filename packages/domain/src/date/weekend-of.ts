/** Days of the week as `Date` counts them, Sunday is 0. */
export type Weekend = ReadonlySet<number>;

const known = new Map<string, Weekend>();
const saturdayAndSunday: Weekend = new Set([6, 0]);

/** On which days a country rests: Friday and Saturday in Kuwait. Without a country, or one that is not known, Saturday and Sunday. */
export function weekendOf(country: string): Weekend {
  if (!/^[A-Z]{2}$/.test(country)) return saturdayAndSunday;
  const found = known.get(country) ?? readWeekend(country);
  known.set(country, found);
  return found;
}

/** Not every browser can say; the shop's own server does. */
function readWeekend(country: string): Weekend {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getWeekInfo?: () => { weekend: number[] } };
  const days = locale.getWeekInfo?.().weekend;
  return days ? new Set(days.map((day) => day % 7)) : saturdayAndSunday;
}
