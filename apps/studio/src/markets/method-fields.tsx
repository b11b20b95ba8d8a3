import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import { carrierLogos } from '@selvedge/domain/shipping/carrier-logo.ts';
import { FormCheck, FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './market-screen.module.css';
import { readNumber } from './read-number.ts';

const kinds = ['home', 'pickupPoint', 'locker', 'store', 'digital'] as const;
const zones = Intl.supportedValuesOf('timeZone');

type Props = {
  method: ContentShippingMethod;
  currency: string;
  onChange: (method: ContentShippingMethod) => void;
  problemAt: (field: string) => string | undefined;
};

/** One way of delivery: who brings it, for how much, by when, and where not. */
export function MethodFields({ method, currency, onChange, problemAt }: Props) {
  const set = (part: Partial<ContentShippingMethod>) => onChange({ ...method, ...part });
  const delivery = method.delivery ?? { workingDays: { from: 1, to: 3 }, cutOff: '14:00', timeZone: 'Europe/London' };
  const setDelivery = (part: Partial<typeof delivery>) => set({ delivery: { ...delivery, ...part } });
  const { workingDays: days } = delivery;
  const line = (label: string, field: string, value: string, put: (line: string) => void, hint?: string) => (
    <FormField label={label} hint={hint} problem={problemAt(field)}>
      {(ties) => (
        <input {...ties} key={value} defaultValue={value} onBlur={(event) => event.target.value !== value && put(event.target.value)} />
      )}
    </FormField>
  );
  const list = (label: string, field: string, value: readonly string[], put: (list: string[]) => void, hint: string) =>
    line(label, field, value.join(', '), (words) => put(words.split(/[\s,;]+/).filter(Boolean)), hint);
  return (
    <div className={styles.method}>
      <FormCheck label={text('markets.method_offered')} checked={!method.isOff} onChange={(isOn) => set({ isOff: !isOn })} />
      {line(text('markets.method_name'), 'name', method.name, (name) => set({ name }))}
      {line(text('markets.method_id'), 'id', method.id, (id) => set({ id }), text('markets.method_id_hint'))}
      <FormField label={text('markets.method_carrier')} problem={problemAt('carrier')}>
        {(ties) => (
          <>
            <input
              {...ties}
              list={`${ties.id}-carriers`}
              value={method.carrier}
              onChange={(event) => set({ carrier: event.target.value })}
            />
            <datalist id={`${ties.id}-carriers`}>
              {carrierLogos.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </FormField>
      <FormField label={text('markets.method_kind')} problem={problemAt('deliveryType')}>
        {(ties) => (
          <select {...ties} value={method.deliveryType} onChange={(event) => set({ deliveryType: event.target.value })}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {text(`markets.kind_${kind}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {line(text('markets.method_price', { currency }), 'price', String(method.price ?? 0), (words) => {
        const price = readNumber(words);
        if (price !== undefined && price >= 0) set({ price });
      })}
      {line(text('markets.method_days_from'), 'delivery.workingDays.from', String(days.from), (words) =>
        setDelivery({ workingDays: { ...days, from: readNumber(words) ?? days.from } }),
      )}
      {line(text('markets.method_days_to'), 'delivery.workingDays.to', String(days.to), (words) =>
        setDelivery({ workingDays: { ...days, to: readNumber(words) ?? days.to } }),
      )}
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
      {list(
        text('markets.method_closed'),
        'delivery.closedDays',
        delivery.closedDays ?? [],
        (closedDays) => setDelivery({ closedDays }),
        text('markets.method_closed_hint'),
      )}
      {list(
        text('markets.method_regions'),
        'excludes.regions',
        method.excludes?.regions ?? [],
        (regions) => set({ excludes: { ...method.excludes, regions } }),
        text('markets.method_regions_hint'),
      )}
      {list(
        text('markets.method_codes'),
        'excludes.postalCodes',
        method.excludes?.postalCodes ?? [],
        (postalCodes) => set({ excludes: { ...method.excludes, postalCodes } }),
        text('markets.method_codes_hint'),
      )}
    </div>
  );
}
