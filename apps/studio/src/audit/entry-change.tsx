import type { AuditEntry } from '@selvedge/contract/studio/staff.ts';
import { useState } from 'react';
import { text } from '../texts/text.ts';
import styles from './audit-page.module.css';
import { type Difference, describeChange } from './describe-change.ts';
import type { CurrencyOf } from './show-audited.ts';

/** Of one entry; a page that was laid out anew would fill the screen. */
const mostChanges = 6;
/** A whole block of a page would push everything else off the screen. */
const longest = 160;

/** What an entry changed, in words; all of it, and as it is kept, one press away. */
export function EntryChange({ entry, currencyOf }: { entry: AuditEntry; currencyOf: CurrencyOf }) {
  const [isWhole, setWhole] = useState(false);
  const [isRaw, setRaw] = useState(false);
  const changes = describeChange(entry, currencyOf);
  const absent = entry.action === 'flag.change' ? text('audit.default') : undefined;
  const isFolded = changes.length > mostChanges || changes.some(isLong);
  if (changes.length === 0) return null;
  return (
    <>
      {(isWhole ? changes : changes.slice(0, mostChanges)).map((difference) => (
        <Change key={difference.field ?? ''} difference={difference} absent={absent} isWhole={isWhole} />
      ))}
      <p className={styles.ways}>
        {isFolded && (
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? text('audit.less')
              : changes.length > mostChanges
                ? text('audit.more_changes', { count: changes.length - mostChanges })
                : text('audit.whole')}
          </button>
        )}
        <button type="button" aria-expanded={isRaw} onClick={() => setRaw(!isRaw)}>
          {text('audit.raw')}
        </button>
      </p>
      {isRaw && (
        <section className={styles.raw} aria-label={text('audit.raw_of')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys, too */}
          <pre tabIndex={0}>{JSON.stringify({ before: entry.before, after: entry.after }, null, 2)}</pre>
        </section>
      )}
    </>
  );
}

/** `absent` is what a missing value means; without it a value simply was not there. */
function Change({ difference, absent, isWhole }: { difference: Difference; absent: string | undefined; isWhole: boolean }) {
  const { field } = difference;
  const fold = (words: string | undefined) => (words && !isWhole && words.length > longest ? `${words.slice(0, longest)} …` : words);
  const was = fold(difference.before) ?? absent;
  const is = fold(difference.after) ?? absent ?? text('audit.nothing');
  return (
    <p className={styles.change}>
      {field && <span>{field} </span>}
      {was !== undefined && (
        <>
          <del>{was}</del>
          <span aria-hidden="true"> → </span>
        </>
      )}
      <ins>{is}</ins>
    </p>
  );
}

const isLong = ({ before = '', after = '' }: Difference): boolean => before.length > longest || after.length > longest;
