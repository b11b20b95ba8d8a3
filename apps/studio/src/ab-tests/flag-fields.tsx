import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { isTestableFlag } from '@selvedge/domain/ab-test/is-testable-flag.ts';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';

const flagNames = (Object.keys(featureFlags) as FlagName[]).filter(isTestableFlag).sort();

/** Which flag is tried, and the value that half of the visitors do not have yet: a number or a switch. */
export function FlagFields({ flag, onChange }: { flag: FlagName; onChange: (flag: FlagName) => void }) {
  const isNumber = typeof featureFlags[flag].default === 'number';
  return (
    <>
      <FormField label={text('ab_tests.flag')} hint={featureFlags[flag].description}>
        {(ties) => (
          <select {...ties} value={flag} onChange={(event) => onChange(event.target.value as FlagName)}>
            {flagNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={text('ab_tests.value')}>
        {(ties) =>
          isNumber ? (
            <input {...ties} name="value" type="number" min={0} required />
          ) : (
            <select {...ties} name="value">
              <option value="off">{text('ab_tests.off')}</option>
              <option value="on">{text('ab_tests.on')}</option>
            </select>
          )
        }
      </FormField>
    </>
  );
}
