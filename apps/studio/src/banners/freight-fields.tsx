import type { FreeFreight } from '@selvedge/contract/content.ts';
import { useEffect, useState } from 'react';
import { FieldBox } from '../fields/field-box.tsx';
import inputs from '../fields/fields.module.css';
import { put } from '../lib/put.ts';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';
import { ChoiceInput } from './choice-input.tsx';
import { readAmount } from './read-amount.ts';
import { ToneInput } from './tone-input.tsx';

type Props = { freight: FreeFreight; decimals: number; readOnly: boolean; onChange: (freight: FreeFreight) => void };

const versions = ['progress', 'message'] as const;

export function FreightFields({ freight, decimals, readOnly, onChange }: Props) {
  return (
    <div className={styles.fields}>
      <AmountInput freight={freight} decimals={decimals} readOnly={readOnly} onChange={onChange} />
      <ChoiceInput
        label={text('freight.version')}
        value={freight.freightVersion}
        readOnly={readOnly}
        options={versions.map((value) => ({ value, label: text(`freight.version_${value}`) }))}
        onChange={(freightVersion) => onChange({ ...freight, freightVersion })}
      />
      <ToneInput
        label={text('freight.ground')}
        value={freight.backgroundColor}
        readOnly={readOnly}
        onChange={(colour) => onChange(put(freight, 'backgroundColor', colour))}
      />
    </div>
  );
}

/** What can't be read as an amount stays as it was typed, says so, and changes nothing. */
function AmountInput({ freight, decimals, readOnly, onChange }: Props) {
  const { freightValue, currency } = freight;
  const [typed, setTyped] = useState(String(freightValue));
  const read = readAmount(typed, decimals);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount from outside takes the place of what was typed
  useEffect(() => {
    if (read !== freightValue) setTyped(String(freightValue));
  }, [freightValue]);
  return (
    <FieldBox
      label={text('freight.value')}
      hint={text('freight.hint', { currency })}
      problem={read === undefined ? text('freight.wrong', { currency, decimals }) : undefined}
    >
      {(ties) => (
        <input
          {...ties}
          className={inputs.input}
          inputMode="decimal"
          value={typed}
          readOnly={readOnly}
          onChange={(event) => {
            setTyped(event.target.value);
            const amount = readAmount(event.target.value, decimals);
            if (amount !== undefined) onChange({ ...freight, freightValue: amount });
          }}
        />
      )}
    </FieldBox>
  );
}
