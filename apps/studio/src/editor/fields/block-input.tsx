import { AutoField, type Fields, type Field as PuckField } from '@puckeditor/core';
import { blockEditors } from '@selvedge/blocks/block-editors.ts';
import type { Field } from '@selvedge/blocks/field.ts';
import { fieldTexts } from '@selvedge/blocks/field-texts.ts';
import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';
import { useMemo } from 'react';
import type { InputProps } from '../../fields/field-box.tsx';
import lists from '../../fields/field-lists.module.css';
import styles from '../../fields/fields.module.css';
import { SelectInput } from '../../fields/simple-inputs.tsx';

type Block = { id: string; _alias: string } & Record<string, unknown>;
type Props = InputProps<{ id: string; _alias: string }> & { fieldsOf: (fields: readonly Field[]) => Fields };

/** A block inside another. One that may hold blocks itself is not offered: nobody could find their way back. */
const offered = (Object.keys(blockEditors) as BlockAlias[])
  .filter((alias) => alias !== 'smart')
  .map((alias) => ({ value: alias, label: fieldTexts[alias] ?? alias }))
  .sort((a, b) => a.label.localeCompare(b.label));

export function BlockInput({ label, value, onChange, readOnly, fieldsOf }: Props) {
  const alias = value?._alias as BlockAlias | undefined;
  const fields = useMemo(() => (alias && blockEditors[alias] ? fieldsOf(blockEditors[alias].fields) : {}), [alias, fieldsOf]);
  const block = value as Block | undefined;
  return (
    <div className={styles.group}>
      <SelectInput
        label={label}
        value={alias}
        readOnly={readOnly}
        options={offered}
        onChange={(next) =>
          onChange(
            next === undefined ? undefined : { ...blockEditors[next as BlockAlias].initial, id: crypto.randomUUID(), _alias: String(next) },
          )
        }
      />
      {block && (
        <div className={lists.nested}>
          {Object.entries(fields).map(([name, field]) => (
            <AutoField
              key={`${alias} ${name}`}
              field={field as PuckField}
              value={block[name]}
              readOnly={readOnly ?? false}
              onChange={(next) => onChange({ ...block, [name]: next })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
