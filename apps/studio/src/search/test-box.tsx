import { keepQuery, useQuery } from '../lib/router.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { AskedNote } from './asked-note.tsx';
import { Explanation } from './explanation.tsx';
import type { PartProps } from './part-props.ts';
import styles from './search.module.css';
import { useExplained } from './use-explained.ts';

/** The live search of a market, with the reason for every place in it; and why a product is not there. */
export function TestBox({ shownIn, markets, onMarket }: PartProps) {
  const terms = useQuery('q');
  const productId = useQuery('product').trim();
  const { data, problem } = useExplained({ market: shownIn, terms, size: 20, ...(productId && { productId }) });
  return (
    <>
      <PageHead title={text('search.part_test')} note={text('search.test_note')} />
      <form className={`${styles.test} ${styles.inputs}`} onSubmit={(event) => event.preventDefault()}>
        <label className={styles.field}>
          {text('search.terms')}
          <input
            type="search"
            data-filter
            value={terms}
            maxLength={200}
            autoComplete="off"
            placeholder={text('search.terms_hint')}
            onChange={(event) => keepQuery('q', event.target.value)}
          />
        </label>
        <label className={styles.field}>
          {text('search.market')}
          <select value={shownIn} onChange={(event) => onMarket(event.target.value)}>
            {markets.map((each) => (
              <option key={each.id} value={each.id}>
                {`${marketTitle(each)} (${each.id})`}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {text('search.why_not')}
          <input
            value={productId}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            placeholder={text('search.why_not_hint')}
            onChange={(event) => keepQuery('product', event.target.value.trim())}
          />
        </label>
      </form>
      {problem && <StateNote isError title={text('search.failed')} advice={problem} />}
      {terms.trim() === '' && <StateNote title={text('search.type_something')} advice={text('search.type_something_advice')} />}
      {data && terms.trim() !== '' && (
        <>
          {data.asked && productId && <AskedNote asked={data.asked} />}
          <Explanation found={data} />
          {data.total === 0 && <StateNote title={text('search.nothing')} advice={text('search.nothing_advice')} />}
        </>
      )}
    </>
  );
}
