import { dateFormat } from '../date/date-format.ts';
import { writeRange } from '../date/write-range.ts';
import type { DeliveryEstimate } from './estimate-delivery.ts';

/** Where the reader's clock stands: so many minutes ahead of Greenwich, or in a zone. */
export type Clock = { utcOffset: number } | { timeZone: string };

/** The days, which are the same wherever they are read, and the moment until which to order, by the reader's own clock. */
export function writeEstimate(
  { earliest, latest, orderBefore }: DeliveryEstimate,
  { locale, clock }: { locale: string; clock: Clock },
): { days: string; orderBefore: string } {
  const moment = new Date(orderBefore);
  const { shown, timeZone } =
    'timeZone' in clock
      ? { shown: moment, timeZone: clock.timeZone }
      : { shown: new Date(moment.getTime() + clock.utcOffset * 60_000), timeZone: 'UTC' };
  return {
    days: writeRange(dateFormat(locale, { ...days, timeZone: 'UTC' }), new Date(earliest), new Date(latest)),
    orderBefore: dateFormat(locale, { ...time, timeZone }).format(shown),
  };
}

const days = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const time = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
