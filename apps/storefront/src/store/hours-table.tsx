import type { Store } from '@selvedge/contract/store.ts';
import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { writeHours } from '@selvedge/domain/store/write-hours.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './store-view.module.css';

const week = [1, 2, 3, 4, 5, 6, 7];
const soon = 6;

/** The hours of the week, and the next days on which others hold. */
export function HoursTable({ store: { openingHours, holidays } }: { store: Store }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const write = (style: Intl.DateTimeFormatOptions, date: string) =>
    dateFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
  // 4 January 2021 is a Monday.
  const days = week.map((day) => ({
    key: String(day),
    name: write({ weekday: 'long' }, `2021-01-${String(3 + day).padStart(2, '0')}`),
    spans: openingHours.filter((each) => each.day === day),
  }));
  const others = holidays.slice(0, soon).map(({ date, name, from, to }) => ({
    key: date,
    name: [write({ day: 'numeric', month: 'long' }, date), name].filter(Boolean).join(' · '),
    spans: from && to ? [{ from, to }] : [],
  }));
  return (
    <>
      <Hours caption={t('store.hours')} rows={days} />
      {others.length > 0 && <Hours caption={t('store.holidays')} rows={others} />}
    </>
  );
}

type HoursProps = { caption: string; rows: { key: string; name: string; spans: { from: string; to: string }[] }[] };

function Hours({ caption, rows }: HoursProps) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  return (
    <table className={styles.hours}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ key, name, spans }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{spans.length === 0 ? t('store.closed') : <bdi>{spans.map((span) => writeHours(span, locale)).join(', ')}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
