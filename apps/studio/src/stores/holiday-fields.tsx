import type { Holiday } from '@selvedge/contract/store.ts';
import { localDay } from '@selvedge/domain/date/local-day.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { text } from '../texts/text.ts';
import styles from './stores.module.css';

type Props = { holidays: readonly Holiday[]; onChange: (holidays: Holiday[]) => void };

/** Days on which other hours hold; without hours the store is closed. */
export function HolidayFields({ holidays, onChange }: Props) {
  const put = (at: number, some: Partial<Record<keyof Holiday, string>>) =>
    onChange(holidays.map((each, index) => (index === at ? clean({ ...each, ...some }) : each)));
  const add = () => onChange([...holidays, { date: localDay(new Date()), name: '' }]);
  return (
    <div className={styles.wide}>
      <h3>{text('stores.holidays')}</h3>
      {holidays.map((holiday, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no name but its place until it is saved
        <div key={index} className={styles.holiday}>
          <input
            type="date"
            aria-label={text('stores.date')}
            value={holiday.date}
            required
            onChange={(event) => put(index, { date: event.target.value })}
          />
          <input
            type="time"
            aria-label={text('stores.from')}
            value={holiday.from ?? ''}
            onChange={(event) => put(index, { from: event.target.value })}
          />
          <input
            type="time"
            aria-label={text('stores.to')}
            value={holiday.to ?? ''}
            onChange={(event) => put(index, { to: event.target.value })}
          />
          <input
            aria-label={text('stores.holiday_name')}
            placeholder={text('stores.holiday_name')}
            value={holiday.name}
            maxLength={80}
            onChange={(event) => put(index, { name: event.target.value })}
          />
          <Button look="quiet" onClick={() => onChange(holidays.filter((_, at) => at !== index))}>
            {text('stores.holiday_remove')}
          </Button>
        </div>
      ))}
      <Button look="secondary" onClick={add}>
        {text('stores.holiday_add')}
      </Button>
    </div>
  );
}

/** An hour that was emptied is left out. */
function clean({ date, name, from, to }: Partial<Record<keyof Holiday, string | undefined>>): Holiday {
  return { date: date ?? '', name: name ?? '', ...(from && { from }), ...(to && { to }) };
}
