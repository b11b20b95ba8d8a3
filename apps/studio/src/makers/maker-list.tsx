import type { Maker, SafetyContact } from '@selvedge/contract/product-safety.ts';
import { StringsInput, TextInput, ToggleInput } from '../fields/simple-inputs.tsx';
import { toSlug } from '../lib/to-slug.ts';
import { ItemList } from '../settings/item-list.tsx';
import type { SettingFormProps } from '../settings/setting-editor.tsx';
import { text } from '../texts/text.ts';
import styles from './makers.module.css';

/** As it is being written: a new one has no name yet. */
export type MakerWork = Pick<Maker, 'id' | 'brands'> & Partial<SafetyContact> & { responsible?: Partial<SafetyContact> | undefined };

export function MakerList({ value, change, readOnly, problemAt }: SettingFormProps<MakerWork[]>) {
  return (
    <div className={styles.list}>
      <p className={styles.note}>{text('makers.note')}</p>
      <ItemList
        label={text('makers.title')}
        items={value}
        onChange={change}
        titleOf={({ name }) => name ?? ''}
        noteOf={({ brands }) => (brands.length > 0 ? brands.join(', ') : text('makers.every_other'))}
        add={{ label: text('makers.add'), make: () => ({ id: '', brands: [] }) }}
        readOnly={readOnly}
      >
        {(maker, put, index) => (
          <fieldset className={styles.maker} disabled={readOnly}>
            <ContactFields of={maker} at={`${index}`} problemAt={problemAt} onChange={(contact) => put({ ...maker, ...contact })} />
            <TextInput
              label={text('makers.id')}
              value={maker.id}
              maxLength={80}
              problem={problemAt(`${index}.id`)}
              onChange={(id = '') => put({ ...maker, id: toSlug(id) })}
            />
            <StringsInput
              label={text('makers.brands')}
              value={maker.brands}
              readOnly={readOnly}
              onChange={(brands = []) => put({ ...maker, brands: brands.map(String) })}
            />
            <ToggleInput
              label={text('makers.outside')}
              value={maker.responsible !== undefined}
              readOnly={readOnly}
              onChange={(isOutside) => put({ ...maker, responsible: isOutside ? {} : undefined })}
            />
            {maker.responsible && (
              <ContactFields
                of={maker.responsible}
                at={`${index}.responsible`}
                problemAt={problemAt}
                onChange={(contact) => put({ ...maker, responsible: { ...maker.responsible, ...contact } })}
              />
            )}
          </fieldset>
        )}
      </ItemList>
    </div>
  );
}

type ContactProps = {
  of: Partial<SafetyContact>;
  at: string;
  problemAt: (at: string) => string | undefined;
  onChange: (contact: Partial<SafetyContact>) => void;
};

function ContactFields({ of, at, problemAt, onChange }: ContactProps) {
  const field = (name: keyof SafetyContact, longest: number, long = false) => (
    <TextInput
      label={text(`makers.${name}`)}
      value={of[name]}
      maxLength={longest}
      long={long}
      problem={problemAt(`${at}.${name}`)}
      onChange={(given = '') => onChange({ [name]: given })}
    />
  );
  return (
    <>
      {field('name', 200)}
      {field('address', 400, true)}
      {field('contact', 200)}
    </>
  );
}
