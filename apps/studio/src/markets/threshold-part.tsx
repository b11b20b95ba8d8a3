import type { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { NumberInput, StringsInput, ToggleInput } from '../fields/simple-inputs.tsx';
import { paths } from '../lib/router.ts';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { TaxRegions } from './tax-regions.tsx';

type Props = { id: string; country: string; currency: string; markets: readonly MarketSettings[]; onMarket: (market: string) => void };

const blank: BasketSettings = {
  ...{ minimumThreshold: 0, maximumThreshold: 0, shipFromStore: false, taxRegions: [] },
  ...{ reminderAfterHours: 24, reminderQuietDays: 14, returnDays: 30, collectDays: 7, keptCategories: [] },
};

const reminderFields = [
  { name: 'reminderAfterHours', unit: 'hours', min: 1, max: 168 },
  { name: 'reminderQuietDays', unit: 'days', min: 7, max: 90 },
] as const;

/** From and up to which sum a basket can be ordered, where its parcels may come from, and what tax where they go to asks for. */
export function ThresholdPart({ id, country, currency, markets, onMarket }: Props) {
  return (
    <SettingEditor<BasketSettings>
      name="basket-settings"
      market={id}
      markets={markets}
      title={text('markets.part_thresholds')}
      blank={blank}
      onMarket={onMarket}
      previewPath="/basket"
    >
      {({ value, change, readOnly, problemAt }) => (
        <fieldset disabled={readOnly}>
          <FormGroup
            title={text('markets.thresholds')}
            note={
              <>
                {text('markets.thresholds_note')} <a href={paths.screen('banners', 'freight', id)}>{text('markets.free_freight')}</a>
              </>
            }
          >
            {(['minimumThreshold', 'maximumThreshold'] as const).map((name) => (
              <NumberInput
                key={name}
                label={text(`markets.${name}`)}
                unit={currency}
                min={0}
                max={10_000_000}
                value={value[name]}
                onChange={(amount) => change({ ...value, [name]: amount ?? 0 })}
              />
            ))}
            <ToggleInput
              label={text('markets.ship_from_store')}
              value={value.shipFromStore}
              onChange={(isOn) => change({ ...value, shipFromStore: isOn ?? false })}
            />
          </FormGroup>
          <FormGroup title={text('markets.reminders')} note={text('markets.reminders_note')}>
            {reminderFields.map(({ name, unit, min, max }) => (
              <NumberInput
                key={name}
                label={text(`markets.${name}`)}
                unit={text(`markets.${unit}`)}
                min={min}
                max={max}
                value={value[name] ?? blank[name]}
                onChange={(count) => change({ ...value, [name]: count ?? blank[name] })}
              />
            ))}
          </FormGroup>
          <FormGroup title={text('markets.returns')} note={text('markets.returns_note')}>
            <NumberInput
              label={text('markets.returnDays')}
              unit={text('markets.days')}
              min={14}
              max={365}
              value={value.returnDays ?? blank.returnDays}
              onChange={(count) => change({ ...value, returnDays: count ?? blank.returnDays })}
            />
            <NumberInput
              label={text('markets.collectDays')}
              unit={text('markets.days')}
              min={1}
              max={60}
              value={value.collectDays ?? blank.collectDays}
              onChange={(count) => change({ ...value, collectDays: count ?? blank.collectDays })}
            />
            <StringsInput
              label={text('markets.keptCategories')}
              value={value.keptCategories ?? []}
              onChange={(names) => change({ ...value, keptCategories: (names ?? []).map(String) })}
            />
          </FormGroup>
          <TaxRegions
            country={country}
            value={value.taxRegions ?? []}
            onChange={(regions) => change({ ...value, taxRegions: regions })}
            problemAt={problemAt}
          />
        </fieldset>
      )}
    </SettingEditor>
  );
}
