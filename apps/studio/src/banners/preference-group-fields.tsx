import type { UserPreferenceGroup } from '@selvedge/contract/preferences.ts';
import { icons } from '@selvedge/ui/icons.ts';
import { SelectInput, TextInput, ToggleInput } from '../fields/simple-inputs.tsx';
import { put } from '../lib/put.ts';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';
import { ChoiceInput } from './choice-input.tsx';

type Props = { group: UserPreferenceGroup; readOnly: boolean; onChange: (group: UserPreferenceGroup) => void };

const columns = ['1', '2', '3', '4'] as const;
const iconOptions = Object.keys(icons).map((name) => ({ value: name, label: name }));

/** ACC-003 a question and how its answers stand. */
export function PreferenceGroupFields({ group, readOnly, onChange }: Props) {
  const set = (change: Partial<UserPreferenceGroup>) => onChange({ ...group, ...change });
  return (
    <div className={styles.fields}>
      <TextInput
        label={text('preferences.group_title')}
        value={group.title}
        maxLength={200}
        readOnly={readOnly}
        onChange={(title = '') => set({ title })}
      />
      <TextInput
        long
        label={text('preferences.description')}
        value={group.description}
        maxLength={1000}
        readOnly={readOnly}
        onChange={(description = '') => set({ description })}
      />
      <div className={styles.pair}>
        <TextInput
          label={text('preferences.id')}
          value={group.id}
          maxLength={100}
          readOnly={readOnly}
          onChange={(id = '') => set({ id })}
        />
        <TextInput
          label={text('preferences.type')}
          value={group.type}
          maxLength={100}
          readOnly={readOnly}
          onChange={(type = '') => set({ type })}
        />
        <SelectInput
          label={text('preferences.icon')}
          value={group.icon}
          readOnly={readOnly}
          options={iconOptions}
          onChange={(icon) => onChange(put(group, 'icon', icon))}
        />
      </div>
      <ChoiceInput
        label={text('preferences.columns')}
        value={columns.find((each) => each === group.numberOfColumns)}
        readOnly={readOnly}
        options={columns.map((value) => ({ value, label: value }))}
        onChange={(numberOfColumns) => set({ numberOfColumns })}
      />
      <div className={styles.choice}>
        <ToggleInput
          label={text('preferences.is_radio')}
          value={group.isRadio}
          readOnly={readOnly}
          onChange={(isRadio = false) => set({ isRadio })}
        />
        <ToggleInput
          label={text('preferences.is_accordion')}
          value={group.isAccordion}
          readOnly={readOnly}
          onChange={(isAccordion = false) => set({ isAccordion })}
        />
        {group.isAccordion && (
          <ToggleInput
            label={text('preferences.is_open')}
            value={group.isAccordionOpen}
            readOnly={readOnly}
            onChange={(isAccordionOpen = false) => set({ isAccordionOpen })}
          />
        )}
      </div>
    </div>
  );
}
