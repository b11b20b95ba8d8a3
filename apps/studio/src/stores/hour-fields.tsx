import type { OpeningHours } from '@selvedge/contract/shipping.ts';
import { text } from '../texts/text.ts';
import styles from './stores.module.css';

type Props = { hours: readonly OpeningHours[]; onChange: (hours: OpeningHours[]) => void };

/** A day without hours is closed. A second span of a day, as tables may bring, stays as it is. */
export function HourFields({ hours, onChange }: Props) {
  const put = (day: number, part: 'from' | 'to', clock: string) => {
    const known = hours.find((each) => each.day === day);
    const next = { day, from: known?.from ?? '10:00', to: known?.to ?? '18:00', [part]: clock };
    const others = hours.filter((each) => each !== known);
    onChange([...others, ...(clock === '' ? [] : [next])].sort((a, b) => a.day - b.day));
  };
  return (
    <div className={styles.wide}>
      <h3>{text('stores.hours')}</h3>
      {([1, 2, 3, 4, 5, 6, 7] as const).map((day) => {
        const own = hours.filter((each) => each.day === day);
        const name = text(`stores.day.${day}`);
        return (
          <div key={day} className={styles.hours}>
            <span>{name}</span>
            {(['from', 'to'] as const).map((part) => (
              <input
                key={part}
                type="time"
                aria-label={`${name}, ${text(`stores.${part}`)}`}
                value={own[0]?.[part] ?? ''}
                onChange={(event) => put(day, part, event.target.value)}
              />
            ))}
            <small>
              {own.length === 0
                ? text('stores.closed')
                : own
                    .slice(1)
                    .map(({ from, to }) => `${from}–${to}`)
                    .join(', ')}
            </small>
          </div>
        );
      })}
    </div>
  );
}
