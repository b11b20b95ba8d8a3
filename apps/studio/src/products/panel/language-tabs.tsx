import { languageName } from '../../lists/filter-markets.ts';
import { text } from '../../texts/text.ts';
import styles from './language-tabs.module.css';

type Props = {
  /** Of the shop's markets; those that already have words come before them. */
  languages: readonly string[];
  /** What is written, by language. */
  written: Readonly<Record<string, unknown>>;
  chosen: string;
  isWrong: (language: string) => boolean;
  onChoose: (language: string) => void;
};

/** Words in one language at a time: which one, which have none yet, and in which something is wrong. */
export function LanguageTabs({ languages, written, chosen, isWrong, onChoose }: Props) {
  const all = [...new Set(['en', ...Object.keys(written), ...languages])];
  return (
    <fieldset className={styles.tabs} aria-label={text('products.language')}>
      {all.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === chosen}
          data-missing={!written[each] || undefined}
          data-wrong={isWrong(each) || undefined}
          title={written[each] ? languageName(each) : text('products.language_missing', { language: languageName(each) })}
          onClick={() => onChoose(each)}
        >
          {each}
        </button>
      ))}
    </fieldset>
  );
}
