import { type FeedDraft, type FeedProblem, type FeedPreview as Found, staffFeeds } from '@selvedge/contract/studio/feeds.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { ScrollTable } from '../shell/scroll-table.tsx';
import { text } from '../texts/text.ts';
import styles from './feeds.module.css';

/** What the feed would hold as it stands above, saved or not, and what its reader would refuse. */
export function FeedPreview({ draft }: { draft: FeedDraft }) {
  const { call } = useStudio();
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function look(): Promise<void> {
    setBusy(true);
    const { market, format, sizeSystem, rules } = draft;
    const answer = await call(staffFeeds.preview, { body: { name: draft.name || '-', market, format, sizeSystem, rules } });
    setBusy(false);
    setProblem(answer.hasError ? errorText(answer.error) : '');
    setFound(answer.hasError ? undefined : answer.data);
  }

  return (
    <section className={styles.preview} aria-label={text('feeds.preview')}>
      <div className={styles.previewHead}>
        <h2>{text('feeds.preview')}</h2>
        <Button look="quiet" disabled={isBusy} onClick={() => void look()}>
          {text(isBusy ? 'feeds.looking' : 'feeds.look')}
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div role="status">{found && <p>{text('feeds.would_hold', { products: found.products, items: found.items })}</p>}</div>
      {found && <Report found={found} />}
    </section>
  );
}

function Report({ found: { leftOut, problems, examples, sample } }: { found: Found }) {
  return (
    <>
      {leftOut.length > 0 && (
        <ScrollTable name={text('feeds.left_out')} isNarrow>
          <caption>{text('feeds.left_out')}</caption>
          <tbody>
            {leftOut.map(({ reason, products }) => (
              <tr key={reason}>
                <th scope="row">{text(`feeds.reason.${reason}`)}</th>
                <td data-number>{text('feeds.products', { count: products })}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {problems.length === 0 && <p>{text('feeds.no_problems')}</p>}
      {problems.map(({ problem, level, products }) => (
        <details key={problem} className={styles.problem} data-level={level}>
          <summary>
            <strong>{text(`feeds.level.${level}`)}</strong> {text(`feeds.problem.${problem as FeedProblem}`)}{' '}
            <span className={styles.number}>{text('feeds.products', { count: products })}</span>
          </summary>
          <ul>
            {examples
              .filter((each) => each.problems.includes(problem))
              .slice(0, 20)
              .map(({ productId, name }) => (
                <li key={productId}>
                  <a href={paths.screen('products', productId)}>{name}</a> <small>{productId}</small>
                </li>
              ))}
          </ul>
        </details>
      ))}
      {sample !== '' && (
        <details className={styles.problem}>
          <summary>{text('feeds.sample')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse */}
          <pre className={styles.sample} tabIndex={0} dir="ltr">
            {sample}
          </pre>
        </details>
      )}
    </>
  );
}
