import { intlLocale } from '../writing-style/intl-locale.ts';
import { dateFormat } from './date-format.ts';

const styles = new Map<string, Intl.RelativeTimeFormat>();

/** Within a day as one says it ('in 5 minutes', '3 hours ago'), further away by its date. */
export function formatNearMoment(moment: Date, { now, locale }: { now: Date; locale: string }): string {
  const minutes = Math.round((moment.getTime() - now.getTime()) / 60_000);
  const relative = styles.get(locale) ?? new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto', style: 'long' });
  styles.set(locale, relative);
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  if (Math.abs(minutes) < 24 * 60) return relative.format(Math.round(minutes / 60), 'hour');
  return dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(moment);
}
