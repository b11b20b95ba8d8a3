import type { OpeningState } from '@selvedge/contract/store.ts';
import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { writeClock } from '@selvedge/domain/date/write-clock.ts';
import type { Translate } from '../lib/shop-context.tsx';

/** 'Open until 19:00', 'Opens tomorrow at 10:00', 'Opens on Monday at 10:00', 'Closed'. */
export function openingText(t: Translate, { isOpen, closesAt = '', opens }: OpeningState, locale: string): string {
  if (isOpen) return t('store.openUntil', { time: writeClock(closesAt, locale) });
  if (!opens) return t('store.closed');
  const { inDays, date } = opens;
  const at = writeClock(opens.at, locale);
  if (inDays === 0) return t('store.opensToday', { time: at });
  if (inDays === 1) return t('store.opensTomorrow', { time: at });
  return t('store.opensOn', {
    day: dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`)),
    time: at,
  });
}
