import type { ProductField } from '@selvedge/contract/catalogue/product-fields.ts';
import { useState } from 'react';
import { FormField } from '../../shell/form-field.tsx';
import { fromLocalInput, toLocalInput } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';
import editorStyles from '../product-editor.module.css';
import panel from './panel.module.css';

type Props = { field: ProductField; value: unknown; onChange: (value: unknown) => void };

/** A field of a product as its kind is changed: a tick, ticks of what there is, a moment, a number or words. */
export function FactField({ field, value, onChange }: Props) {
  const { title = '', choices } = field.edited ?? {};
  if (field.stored === 'boolean') return <Tick title={title} isOn={value === true} onChange={onChange} />;
  if (choices) return <Choices title={title} choices={choices} chosen={value as readonly string[]} onChange={onChange} />;
  if (field.stored === 'integer') return <WholeNumber field={field} value={value} onChange={onChange} />;
  return (
    <FormField label={title} {...(field.edited?.hint && { hint: field.edited.hint })}>
      {(ties) =>
        field.stored === 'moment' ? (
          <input
            {...ties}
            type="datetime-local"
            value={toLocalInput((value as string | null) ?? undefined)}
            onChange={(event) => onChange(fromLocalInput(event.target.value) ?? null)}
          />
        ) : (
          <input {...ties} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </FormField>
  );
}

function Tick({ title, isOn, onChange }: { title: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={panel.check}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{title}</span>
    </label>
  );
}

type ChoicesProps = { title: string; choices: readonly string[]; chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };

/** In the order of the table, whatever the order of the ticks. */
function Choices({ title, choices, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className={editorStyles.choices}>
      <legend>{title}</legend>
      <div className={editorStyles.switches}>
        {choices.map((choice) => (
          <Tick
            key={choice}
            title={choice.replaceAll('-', ' ')}
            isOn={chosen.includes(choice)}
            onChange={(isOn) => onChange(choices.filter((each) => (each === choice ? isOn : chosen.includes(each))))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What cannot be read yet stays as it is typed, and is not the product's. */
function WholeNumber({ field: { schema, edited }, value, onChange }: Props) {
  const [typed, setTyped] = useState(String(value));
  const read = (given: string) => (/^-?\d+$/.test(given.trim()) ? schema.safeParse(Number(given)) : undefined);
  return (
    <FormField
      label={edited?.title ?? ''}
      {...(edited?.hint && { hint: edited.hint })}
      problem={read(typed)?.success ? undefined : text('products.number_wrong')}
    >
      {(ties) => (
        <input
          {...ties}
          inputMode="numeric"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            const number = read(event.target.value);
            if (number?.success) onChange(number.data);
          }}
        />
      )}
    </FormField>
  );
}
