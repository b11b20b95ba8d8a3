import type { UserOption } from '@selvedge/contract/preferences.ts';
import { isSubBrandOption } from '@selvedge/domain/account/is-sub-brand-option.ts';
import { TextInput, ToggleInput } from '../fields/simple-inputs.tsx';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';

type Props = {
  option: UserOption;
  /** Another option has the same key. */
  isTwice: boolean;
  readOnly: boolean;
  onChange: (option: UserOption) => void;
};

export function PreferenceOptionFields({ option, isTwice, readOnly, onChange }: Props) {
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextInput
          label={text('preferences.option_title')}
          value={option.title}
          maxLength={200}
          readOnly={readOnly}
          onChange={(title = '') => onChange({ ...option, title })}
        />
        <TextInput
          label={text('preferences.option_key')}
          value={option.key}
          maxLength={100}
          readOnly={readOnly}
          onChange={(key = '') => onChange({ ...option, key: key.toLowerCase() })}
        />
      </div>
      <p role="status" className={isTwice ? styles.warning : styles.note}>
        {text(isTwice ? 'preferences.key_twice' : 'preferences.option_key_hint')}
      </p>
      <TextInput
        label={text('preferences.option_description')}
        value={option.description}
        maxLength={500}
        readOnly={readOnly}
        onChange={(description = '') => onChange({ ...option, description })}
      />
      <ToggleInput
        label={text('preferences.option_brand')}
        value={isSubBrandOption(option)}
        readOnly={readOnly}
        onChange={(isBrand) => onChange({ ...option, alias: isBrand ? 'subbrandOption' : '' })}
      />
    </div>
  );
}
