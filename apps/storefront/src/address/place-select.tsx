import { SelectField } from '@selvedge/ui/select-field.tsx';
import { useT } from '../lib/shop-context.tsx';
import type { AddressFieldProps } from './address-field-props.ts';
import type { AddressForm } from './use-address-form.ts';

type Option = { value: string; name: string };

/** States, provinces, and in Turkey a district and one of its zones. */
export function PlaceSelect({ rule, form, section, label, error }: AddressFieldProps) {
  const t = useT();
  const { name, autoComplete } = rule;
  const options = optionsOf(rule.options, form);
  return (
    <SelectField
      label={label}
      error={error}
      name={`${section}.${name}`}
      value={form.values[name] ?? ''}
      autoComplete={`${section} ${autoComplete}`}
      required={rule.isRequired}
      disabled={options.length === 0}
      onChange={({ target }) => form.fill({ [name]: target.value })}
      onBlur={() => form.leave(name)}
    >
      <option value="">{t('address.choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}

function optionsOf(list: AddressFieldProps['rule']['options'], { places, values }: AddressForm): Option[] {
  const { allowedStates, allowedProvinces, turkishLocations } = places;
  if (list === 'turkishDistricts') return turkishLocations.map(({ districtId, name }) => ({ value: districtId, name }));
  if (list === 'turkishZones') {
    const zones = turkishLocations.find(({ districtId }) => districtId === values.regionCode)?.zones ?? [];
    return zones.map(({ name }) => ({ value: name, name }));
  }
  return (list === 'allowedStates' ? allowedStates : allowedProvinces).map(({ abbreviation, name }) => ({ value: abbreviation, name }));
}
