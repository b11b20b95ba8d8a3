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
          <select
            aria-label={text('stores.repeats')}
            value={holiday.repeats ?? ''}
            onChange={(event) => put(index, { repeats: event.target.value })}
          >
            <option value="">{text('stores.repeats_once')}</option>
            <option value="yearly">{text('stores.repeats_yearly')}</option>
            <option value="easter">{text('stores.repeats_easter')}</option>
          </select>
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
function clean({ date, name, from, to, repeats }: Partial<Record<keyof Holiday, string | undefined>>): Holiday {
  const isRepeated = repeats === 'yearly' || repeats === 'easter';
  return { date: date ?? '', name: name ?? '', ...(from && { from }), ...(to && { to }), ...(isRepeated && { repeats }) };
}
