import type { SearchConfigurations } from '@selvedge/contract/page-data.ts';
import { NumberInput, TextInput } from '../fields/simple-inputs.tsx';
import { ItemList } from '../settings/item-list.tsx';
import { SettingEditor, type SettingFormProps } from '../settings/setting-editor.tsx';
import { text } from '../texts/text.ts';
import type { PartProps } from './part-props.ts';
import search from './search.module.css';
import { SuggestionRows } from './suggestion-rows.tsx';
import { amountsOf, rowsOf, type Settings, withAmount, withNumber, withSuggestions } from './suggestion-settings.ts';
import styles from './suggestions.module.css';

const blank: Settings = {};
const devices = ['mobile', 'tablet', 'desktop'] as const;
const numbers = ['productsPerPage', 'defaultSize', 'totalVisibleProducts', 'totalVisibleSearchHistory'] as const;

export function SuggestionsEditor({ scope, markets, onMarket }: PartProps) {
  return (
    <SettingEditor
      name="search-configurations"
      market={scope}
      markets={markets}
      title={text('search.part_suggestions')}
      blank={blank}
      onMarket={onMarket}
      previewPath="/search"
    >
      {(edited) => <SuggestionsForm {...edited} />}
    </SettingEditor>
  );
}

type HelpLink = NonNullable<SearchConfigurations['suggestions']>['helpLinks'][number];

/** What is offered while somebody types, and how many products a page has. (SRC-037) */
function SuggestionsForm({ value, change, readOnly, problemAt }: SettingFormProps<Settings>) {
  const amounts = amountsOf(value);
  return (
    <form className={styles.settings} onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={readOnly}>
        <h2>{text('search.amounts')}</h2>
        <p className={search.note}>{text('search.amounts_hint')}</p>
        <div className={styles.numbers}>
          {devices.map((device) => (
            <NumberInput
              key={device}
              label={text(`preview.${device}`)}
              min={0}
              max={24}
              value={amounts?.[device]}
              onChange={(amount) => change((now) => withAmount(now, device, amount))}
            />
          ))}
        </div>
        {problemAt('suggestions.visibleProducts') && <p className={search.problem}>{problemAt('suggestions.visibleProducts')}</p>}
        <h2>{text('search.rows')}</h2>
        <p className={search.note}>{text('search.rows_hint')}</p>
        <SuggestionRows rows={rowsOf(value)} onChange={(rows) => change((now) => withSuggestions(now, { rows }))} />
        <h2>{text('search.help_links')}</h2>
        <ItemList<HelpLink>
          label={text('search.help_links')}
          items={value.suggestions?.helpLinks ?? []}
          readOnly={readOnly}
          max={12}
          titleOf={({ title }) => title}
          noteOf={({ url }) => url}
          add={{ label: text('search.add_help'), make: () => ({ title: '', url: '' }) }}
          onChange={(helpLinks) => change((now) => withSuggestions(now, { helpLinks }))}
        >
          {(link, put) => (
            <>
              <TextInput
                label={text('search.help_title')}
                value={link.title}
                maxLength={80}
                readOnly={readOnly}
                onChange={(title = '') => put({ ...link, title })}
              />
              <TextInput
                label={text('search.help_url')}
                value={link.url}
                maxLength={500}
                readOnly={readOnly}
                onChange={(url = '') => put({ ...link, url })}
              />
            </>
          )}
        </ItemList>
        <h2>{text('search.numbers')}</h2>
        <div className={styles.numbers}>
          {numbers.map((name) => (
            <NumberInput
              key={name}
              label={text(`search.number_${name}`)}
              min={name === 'productsPerPage' || name === 'defaultSize' ? 1 : 0}
              max={name === 'productsPerPage' || name === 'defaultSize' ? 200 : 24}
              value={value[name]}
              onChange={(number) => change((now) => withNumber(now, name, number))}
            />
          ))}
        </div>
      </fieldset>
    </form>
  );
}
