import { PreferenceGroup } from '@selvedge/blocks/preference-group/preference-group.tsx';
import type { UserOption, UserPreferenceGroup } from '@selvedge/contract/preferences.ts';
import { PageDraft } from '../editor/page-part/page-draft.tsx';
import { ItemList } from '../settings/item-list.tsx';
import { MarketChoice } from '../settings/market-choice.tsx';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';
import { PreferenceGroupFields } from './preference-group-fields.tsx';
import { PreferenceOptionFields } from './preference-option-fields.tsx';
import type { TabProps } from './site-editor.tsx';

const path = '/account/preferences';
const nobody: ReadonlySet<string> = new Set();

/** What members may tell about their taste: kept with the page of their account, and published with it. */
export function PreferencesTab({ market, markets, onMarket }: TabProps) {
  return (
    <PageDraft
      market={market}
      path={path}
      title={text('banners.preferences')}
      scope={<MarketChoice market={market} markets={markets} onChange={onMarket} />}
      begin={{ label: text('preferences.begin'), title: text('preferences.page_title') }}
    >
      {({ content, onChange, readOnly }) => {
        const groups = content.userPreferences ?? [];
        return (
          <div className={styles.columns}>
            <div className={styles.fields}>
              <p className={styles.note}>{text('preferences.note')}</p>
              <Groups groups={groups} readOnly={readOnly} onChange={(userPreferences) => onChange({ ...content, userPreferences })} />
            </div>
            <section className={styles.asMembers} aria-label={text('preferences.preview')}>
              {groups.length === 0 && <p className={styles.note}>{text('preferences.empty')}</p>}
              {groups.map((group, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an id that is being typed is nobody's name yet
                <PreferenceGroup key={index} group={group} chosen={nobody} />
              ))}
            </section>
          </div>
        );
      }}
    </PageDraft>
  );
}

type GroupsProps = { groups: readonly UserPreferenceGroup[]; readOnly: boolean; onChange: (groups: UserPreferenceGroup[]) => void };

function Groups({ groups, readOnly, onChange }: GroupsProps) {
  const keys = groups.flatMap(({ userOptions }) => userOptions.map(({ key }) => key));
  const isTwice = (key: string) => key !== '' && keys.filter((each) => each === key).length > 1;
  return (
    <ItemList
      label={text('banners.preferences')}
      items={groups}
      onChange={onChange}
      titleOf={(group) => group.title}
      add={{ label: text('preferences.new'), make: newGroup }}
      readOnly={readOnly}
      max={50}
    >
      {(group, change) => (
        <>
          <PreferenceGroupFields group={group} readOnly={readOnly} onChange={change} />
          <ItemList
            label={text('preferences.options')}
            items={group.userOptions}
            onChange={(userOptions) => change({ ...group, userOptions })}
            titleOf={(option) => option.title}
            noteOf={(option) => <code>{option.key}</code>}
            add={{ label: text('preferences.new_option'), make: newOption }}
            readOnly={readOnly}
            max={100}
          >
            {(option, changeOption) => (
              <PreferenceOptionFields option={option} isTwice={isTwice(option.key)} readOnly={readOnly} onChange={changeOption} />
            )}
          </ItemList>
        </>
      )}
    </ItemList>
  );
}

const newGroup = (): UserPreferenceGroup => ({
  id: `group-${crypto.randomUUID().slice(0, 8)}`,
  type: '',
  title: '',
  description: '',
  numberOfColumns: '1',
  isAccordion: false,
  isAccordionOpen: false,
  isRadio: false,
  userOptions: [],
});

const newOption = (): UserOption => ({ key: '', title: '', description: '', alias: '' });
