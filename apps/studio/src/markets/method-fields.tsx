import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import { carrierLogos } from '@selvedge/domain/shipping/carrier-logo.ts';
import { FormCheck, FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './market-screen.module.css';
import { MethodTimes } from './method-times.tsx';
import { readList } from './read-list.ts';
import { readNumber } from './read-number.ts';
import { TextOnBlur } from './text-on-blur.tsx';

const kinds = ['home', 'pickupPoint', 'locker', 'store', 'digital'] as const;

type Props = {
  method: ContentShippingMethod;
  currency: string;
  onChange: (method: ContentShippingMethod) => void;
  problemAt: (field: string) => string | undefined;
};

/** One way of delivery: who brings it, for how much, by when, and where not. */
export function MethodFields({ method, currency, onChange, problemAt }: Props) {
  const set = (part: Partial<ContentShippingMethod>) => onChange({ ...method, ...part });
  const { regions = [], postalCodes = [] } = method.excludes ?? {};
  return (
    <div className={styles.method}>
      <FormCheck label={text('markets.method_offered')} checked={!method.isOff} onChange={(isOn) => set({ isOff: !isOn })} />
      <TextOnBlur label={text('markets.method_name')} value={method.name} problem={problemAt('name')} onChange={(name) => set({ name })} />
      <TextOnBlur
        label={text('markets.method_id')}
        hint={text('markets.method_id_hint')}
        value={method.id}
        problem={problemAt('id')}
        onChange={(id) => set({ id })}
      />
      <CarrierField carrier={method.carrier} problem={problemAt('carrier')} onChange={(carrier) => set({ carrier })} />
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
      <TextOnBlur
        label={text('markets.method_price', { currency })}
        value={String(method.price ?? 0)}
        problem={problemAt('price')}
        onChange={(words) => {
          const price = readNumber(words);
          if (price !== undefined && price >= 0) set({ price });
        }}
      />
      <MethodTimes delivery={method.delivery} problemAt={problemAt} onChange={(delivery) => set({ delivery })} />
      <TextOnBlur
        label={text('markets.method_regions')}
        hint={text('markets.method_regions_hint')}
        value={regions.join(', ')}
        problem={problemAt('excludes.regions')}
        onChange={(words) => set({ excludes: { ...method.excludes, regions: readList(words) } })}
      />
      <TextOnBlur
        label={text('markets.method_codes')}
        hint={text('markets.method_codes_hint')}
        value={postalCodes.join(', ')}
        problem={problemAt('excludes.postalCodes')}
        onChange={(words) => set({ excludes: { ...method.excludes, postalCodes: readList(words) } })}
      />
    </div>
  );
}

type CarrierProps = { carrier: string | undefined; problem: string | undefined; onChange: (carrier: string) => void };

function CarrierField({ carrier, problem, onChange }: CarrierProps) {
  return (
    <FormField label={text('markets.method_carrier')} problem={problem}>
      {(ties) => (
        <>
          <input {...ties} list={`${ties.id}-carriers`} value={carrier} onChange={(event) => onChange(event.target.value)} />
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
  );
}
