import { RichText } from '@selvedge/blocks/rich-text.tsx';
import { attempt } from '@selvedge/contract/attempt.ts';
import { content } from '@selvedge/contract/content.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { shopClient } from '../session/shop-client.ts';
import styles from './terms.module.css';

/** The terms over the page, so that nobody leaves the till to read them. */
export function Content({ props }: { props: unknown }) {
  const { slug } = props as { slug: string };
  const t = useT();
  const market = useMarket()?.id ?? '';
  const [terms, setTerms] = useState<{ title: string; text: string } | 'failed'>();
  useEffect(() => {
    const api = shopClient(market);
    void attempt(api(content.termsAndConditions, { params: { market }, query: { slug } })).then((answer) =>
      setTerms(answer.hasError ? 'failed' : answer.data),
    );
  }, [market, slug]);
  if (terms === 'failed') return <p className={styles.text}>{t('feedback.error_generic')}</p>;
  if (!terms) {
    return (
      <div className={styles.text} aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  }
  return (
    <div className={styles.text}>
      <RichText text={terms.text.replaceAll('{market}', market)} />
    </div>
  );
}
