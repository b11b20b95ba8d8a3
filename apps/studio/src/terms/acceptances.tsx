import { type Acceptance, terms } from '@selvedge/contract/studio/terms.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './terms.module.css';

type Props = { market: string; slug: string; version: string };
const page = 100;

/** Names of people. Loaded when somebody asks for them, and not again by itself: each look is on record. */
export function Acceptances({ market, slug, version }: Props) {
  const { call } = useStudio();
  const [before, setBefore] = useState<string>();
  const [rows, setRows] = useState<readonly Acceptance[]>([]);
  const [hasMore, setMore] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isStale = false;
    const query = { market, slug, version, ...(before && { before }) };
    void call(terms.listAcceptances, { query }).then((answer) => {
      if (isStale) return;
      if (answer.hasError) return setProblem(errorText(answer.error));
      setRows((all) => [...all, ...answer.data]);
      setMore(answer.data.length === page);
    });
    return () => {
      isStale = true;
    };
  }, [call, market, slug, version, before]);

  if (problem) return <p role="alert">{problem}</p>;
  return (
    <section aria-label={text('terms.who_accepted', { version })}>
      <p className={styles.about}>{text('terms.on_record')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('terms.when')}</th>
            <th scope="col">{text('terms.person')}</th>
            <th scope="col">{text('terms.how')}</th>
            <th scope="col">{text('terms.market')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.at} ${row.email} ${row.orderNumber ?? ''}`}>
              <td>{formatMoment(row.at)}</td>
              <td>{row.email || text('terms.erased')}</td>
              <td>{row.orderId ? <a href={paths.screen('orders', row.orderId)}>{row.orderNumber}</a> : text('terms.with_account')}</td>
              <td>{row.market}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && (
        <Button look="quiet" onClick={() => setBefore(rows.at(-1)?.at)}>
          {text('terms.more')}
        </Button>
      )}
    </section>
  );
}
