import type { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import type { TaxRegion } from '@selvedge/domain/tax/regions.ts';
import { taxRegions } from '@selvedge/domain/tax/tax-for.ts';
import { FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { changeRegions, type RegionTax } from './change-regions.ts';
import { NumberText } from './number-field.tsx';
import styles from './tax-regions.module.css';

type Props = {
  country: string;
  value: BasketSettings['taxRegions'];
  onChange: (value: BasketSettings['taxRegions']) => void;
  problemAt: (at: string) => string | undefined;
};

/** Where a parcel's way decides its tax: every state or province with what the shop knows, to be corrected when a law changes. */
export function TaxRegions({ country, value, onChange, problemAt }: Props) {
  const known = taxRegions(country);
  if (known.length === 0) return null;
  return (
    <FormGroup title={text('markets.regions')} note={text('markets.regions_note', { count: value.length })}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('markets.region')}</th>
              <th scope="col">{text('markets.region_taxes')}</th>
              <th scope="col">{text('markets.region_known')}</th>
            </tr>
          </thead>
          <tbody>
            {known.map((region) => {
              const at = value.findIndex(({ code }) => code === region.code);
              return (
                <RegionRow
                  key={region.code}
                  region={region}
                  changed={value[at]?.taxes}
                  hasFrench={country === 'CA'}
                  onChange={(taxes) => onChange(changeRegions(value, region, taxes))}
                  problem={at < 0 ? undefined : [0, 1].map((tax) => problemAt(`taxRegions.${at}.taxes.${tax}.rate`)).find(Boolean)}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </FormGroup>
  );
}

type RowProps = {
  region: TaxRegion;
  changed: readonly RegionTax[] | undefined;
  hasFrench: boolean;
  onChange: (taxes: readonly RegionTax[]) => void;
  problem: string | undefined;
};

function RegionRow({ region: { code, name, taxes: known }, changed, hasFrench, onChange, problem }: RowProps) {
  const taxes = changed ?? known;
  const put = (index: number, part: Partial<RegionTax>) => onChange(taxes.map((tax, each) => (each === index ? { ...tax, ...part } : tax)));
  const label = (what: string) => `${name}: ${what}`;
  return (
    <tr data-changed={changed ? true : undefined}>
      <th scope="row">
        {name} <code>{code}</code>
      </th>
      <td>
        {taxes.map((tax, index) => (
          <TaxLine
            // biome-ignore lint/suspicious/noArrayIndexKey: taxes have no name of their own that could not change
            key={index}
            {...{ tax, hasFrench, label }}
            onChange={(part) => put(index, part)}
            onRemove={index > 0 ? () => onChange(taxes.filter((_, each) => each !== index)) : undefined}
          />
        ))}
        {problem && <p role="alert">{problem}</p>}
      </td>
      <td>
        {changed ? (
          <button type="button" onClick={() => onChange(known)}>
            {text('markets.region_back', { taxes: inWords(known) })}
          </button>
        ) : (
          taxes.length < 2 && (
            <button
              type="button"
              aria-label={label(text('markets.region_add'))}
              onClick={() => onChange([...taxes, { en: 'Tax', fr: 'Taxe', rate: 0 }])}
            >
              {text('markets.region_add')}
            </button>
          )
        )}
      </td>
    </tr>
  );
}

type LineProps = {
  tax: RegionTax;
  hasFrench: boolean;
  label: (what: string) => string;
  onChange: (part: Partial<RegionTax>) => void;
  /** Absent for the first: a region has at least one. */
  onRemove: (() => void) | undefined;
};

function TaxLine({ tax, hasFrench, label, onChange, onRemove }: LineProps) {
  return (
    <p className={styles.tax}>
      <input
        aria-label={label(text('markets.region_name'))}
        value={tax.en}
        maxLength={40}
        onChange={(event) => onChange({ en: event.target.value, ...(!hasFrench && { fr: event.target.value }) })}
      />
      {hasFrench && (
        <input
          lang="fr"
          aria-label={label(text('markets.region_name_fr'))}
          value={tax.fr}
          maxLength={40}
          onChange={(event) => onChange({ fr: event.target.value })}
        />
      )}
      <NumberText key={tax.rate} aria-label={label(text('markets.tax_rate'))} value={tax.rate} onChange={(rate) => onChange({ rate })} />
      <span aria-hidden="true">%</span>
      {onRemove && (
        <button type="button" aria-label={label(text('markets.region_remove'))} onClick={onRemove}>
          ×
        </button>
      )}
    </p>
  );
}

const inWords = (taxes: readonly RegionTax[]): string => taxes.map(({ en, rate }) => `${en} ${rate} %`).join(' + ');
