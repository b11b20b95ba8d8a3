import type { Mailing } from '@selvedge/contract/mailing.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { text } from '../texts/text.ts';
import styles from './mailings.module.css';

type Props = {
  contents: Mailing['contents'];
  markets: readonly MarketSettings[];
  shown: string;
  readOnly: boolean;
  onShow: (language: string) => void;
  onChange: (contents: Mailing['contents']) => void;
};

/** The languages that it is written in. Another one begins as a copy of the one that is shown. */
export function LanguageTabs({ contents, markets, shown, readOnly, onShow, onChange }: Props) {
  const names = new Map(markets.map(({ language }) => [language.baseCode, language.name]));
  const missing = [...names].filter(([code]) => !(code in contents)).sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <div className={styles.languages}>
      {Object.keys(contents).map((code) => (
        <button key={code} type="button" aria-pressed={code === shown} onClick={() => onShow(code)}>
          {names.get(code) ?? code}
        </button>
      ))}
      {!readOnly && missing.length > 0 && (
        <select
          aria-label={text('mailings.add_language')}
          value=""
          onChange={({ target: { value } }) => {
            const from = contents[shown];
            if (!from) return;
            onChange({ ...contents, [value]: structuredClone(from) });
            onShow(value);
          }}
        >
          <option value="">{text('mailings.add_language')}</option>
          {missing.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
      {!readOnly && Object.keys(contents).length > 1 && (
        <button
          type="button"
          onClick={() => {
            const { [shown]: _, ...rest } = contents;
            onChange(rest);
          }}
        >
          {text('mailings.remove_language', { name: names.get(shown) ?? shown })}
        </button>
      )}
    </div>
  );
}
