import type { SearchSynonyms } from '@selvedge/contract/catalogue/search-words.ts';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { text } from '../texts/text.ts';
import type { PartProps } from './part-props.ts';
import { SynonymsForm } from './synonyms-form.tsx';

const blank: SearchSynonyms = [];

export function SynonymsEditor({ scope, shownIn, markets, onMarket }: PartProps) {
  const language = markets.find(({ id }) => id === shownIn)?.language.baseCode ?? 'en';
  const languages = scope === '*' ? [...new Set(markets.map((each) => each.language.baseCode))].sort() : [language];
  return (
    <SettingEditor
      name="search-synonyms"
      market={scope}
      markets={markets}
      title={text('search.part_synonyms')}
      blank={blank}
      onMarket={onMarket}
      previewPath="/search"
    >
      {(edited) => <SynonymsForm {...edited} groups={edited.value} market={shownIn} languages={languages} />}
    </SettingEditor>
  );
}
