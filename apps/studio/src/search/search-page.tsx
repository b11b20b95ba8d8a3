import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { sortMarkets } from '../lists/sort-markets.ts';
import { text } from '../texts/text.ts';
import { RedirectsEditor } from './redirects-editor.tsx';
import styles from './search.module.css';
import { SearchedTerms } from './searched-terms.tsx';
import { SuggestionsEditor } from './suggestions-editor.tsx';
import { SynonymsEditor } from './synonyms-editor.tsx';
import { TestBox } from './test-box.tsx';

const parts = ['test', 'synonyms', 'redirects', 'suggestions', 'terms'] as const;
type Part = (typeof parts)[number];

const views = { test: TestBox, synonyms: SynonymsEditor, redirects: RedirectsEditor, suggestions: SuggestionsEditor, terms: SearchedTerms };

/** Everything about the search: what it finds and why, the words it knows, where it leads, and what it offers while one types. */
export function SearchPage({ rest: [scope = '*', asked], markets: { data: all } }: ScreenProps) {
  const part: Part = parts.find((each) => each === asked) ?? 'test';
  if (!all) return <p role="status">{text('studio.loading')}</p>;
  const markets = sortMarkets(all);
  const shownIn = scope === '*' ? (markets.find(({ id }) => id === 'en-GB') ?? markets[0])?.id : scope;
  if (!shownIn) return null;
  const View = views[part];
  return (
    <>
      <nav className={styles.parts} aria-label={text('search.title')}>
        {parts.map((each) => (
          <a key={each} href={paths.screen('search', scope, each)} aria-current={each === part ? 'page' : undefined}>
            {text(`search.part_${each}`)}
          </a>
        ))}
      </nav>
      <View key={part} {...{ scope, shownIn, markets }} onMarket={(market) => navigate(paths.screen('search', market, part))} />
    </>
  );
}
