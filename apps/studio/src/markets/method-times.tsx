import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { readList } from './read-list.ts';
import { readNumber } from './read-number.ts';
import { TextOnBlur } from './text-on-blur.tsx';

type Delivery = NonNullable<ContentShippingMethod['delivery']>;
type Props = {
  delivery: Delivery | undefined;
  problemAt: (field: string) => string | undefined;
  onChange: (delivery: Delivery) => void;
};

const zones = Intl.supportedValuesOf('timeZone');
const usual: Delivery = { workingDays: { from: 1, to: 3 }, cutOff: '14:00', timeZone: 'Europe/London' };

/** By when it arrives: working days, the hour until which it leaves today, and the days on which nothing does. */
export function MethodTimes({ delivery = usual, problemAt, onChange }: Props) {
  const setDelivery = (part: Partial<Delivery>) => onChange({ ...delivery, ...part });
  const { workingDays: days } = delivery;
  return (
    <>
      <TextOnBlur
        label={text('markets.method_days_from')}
        value={String(days.from)}
        problem={problemAt('delivery.workingDays.from')}
        onChange={(words) => setDelivery({ workingDays: { ...days, from: readNumber(words) ?? days.from } })}
      />
      <TextOnBlur
        label={text('markets.method_days_to')}
        value={String(days.to)}
        problem={problemAt('delivery.workingDays.to')}
        onChange={(words) => setDelivery({ workingDays: { ...days, to: readNumber(words) ?? days.to } })}
      />
      <FormField label={text('markets.method_cut_off')} problem={problemAt('delivery.cutOff')}>
        {(ties) => (
          <input {...ties} type="time" value={delivery.cutOff} onChange={(event) => setDelivery({ cutOff: event.target.value })} />
        )}
      </FormField>
      <FormField label={text('markets.method_zone')} problem={problemAt('delivery.timeZone')}>
        {(ties) => (
          <select {...ties} value={delivery.timeZone} onChange={(event) => setDelivery({ timeZone: event.target.value })}>
            {[...new Set([delivery.timeZone, ...zones])].map((zone) => (
              <option key={zone} value={zone}>
                {zone}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <TextOnBlur
        label={text('markets.method_closed')}
        hint={text('markets.method_closed_hint')}
        value={(delivery.closedDays ?? []).join(', ')}
        problem={problemAt('delivery.closedDays')}
        onChange={(words) => setDelivery({ closedDays: readList(words) })}
      />
    </>
  );
}
