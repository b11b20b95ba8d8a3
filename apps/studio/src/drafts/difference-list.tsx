import { fieldTexts } from '@selvedge/blocks/field-texts.ts';
import { isRichNodes, wordsOfRichText } from '@selvedge/domain/content/words-of-rich-text.ts';
import { type Difference, findDifferences } from '@selvedge/domain/versions/find-differences.ts';
import { text } from '../texts/text.ts';
import styles from './panel.module.css';

const most = 60;

type Compared = { before: unknown; after: unknown } | { differences: readonly Difference[] };
type Props = Compared & { names: { before: string; after: string }; placeOf: (at: string) => string };

/** What differs between two contents, place by place. */
export function DifferenceList({ names, placeOf, ...compared }: Props) {
  const found = 'differences' in compared ? compared.differences : findDifferences(compared.before, compared.after);
  const differences = found.filter(({ at }) => !at.startsWith('_meta'));
  if (differences.length === 0) return <p>{text('editor.no_difference')}</p>;
  return (
    <ul className={styles.differences}>
      {differences.slice(0, most).map(({ at, before: was, after: is }) => (
        <li key={at}>
          <p>{placeOf(at)}</p>
          {/* Ids in another order say nothing to anybody. */}
          {!at.endsWith('.order') && (
            <>
              <del>
                <span className={styles.hidden}>{names.before}: </span>
                {show(was)}
              </del>
              <ins>
                <span className={styles.hidden}>{names.after}: </span>
                {show(is)}
              </ins>
            </>
          )}
        </li>
      ))}
      {differences.length > most && <li>{text('editor.more_differences', { count: differences.length - most })}</li>}
    </ul>
  );
}

function show(value: unknown): string {
  if (value === undefined) return text('editor.nothing_there');
  const words = typeof value === 'string' ? (fieldTexts[value] ?? value) : summary(value);
  return words.length > 160 ? `${words.slice(0, 160)} …` : words || text('editor.empty');
}

function summary(value: unknown): string {
  if (typeof value === 'boolean') return text(value ? 'editor.yes' : 'editor.no');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (isRichNodes(value)) return wordsOfRichText(value);
  if (Array.isArray(value)) return value.every((each) => typeof each === 'object') ? listWords(value) : value.map(String).join(', ');
  const { _alias, headline, text: words, alt, url, title } = value as Record<string, unknown>;
  const said = [typeof _alias === 'string' ? (fieldTexts[_alias] ?? text('editor.a_block')) : undefined, headline, words, alt, title, url];
  const known = said
    .map((each) => (isRichNodes(each) ? wordsOfRichText(each) : each))
    .filter((each) => typeof each === 'string' && each !== '');
  return known.length > 0 ? known.join(' · ') : fieldsIn(value);
}

const listWords = (list: readonly unknown[]): string =>
  list.map(summary).filter(Boolean).join(', ') || text('editor.count', { count: list.length });

/** `Size: Large, Colour: Ink`; what has no name for people is left out. */
function fieldsIn(value: object): string {
  const named = Object.entries(value).flatMap(([name, each]) => (fieldTexts[name] ? [`${fieldTexts[name]}: ${show(each)}`] : []));
  return named.join(', ') || text('editor.count', { count: Object.keys(value).length });
}
