import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { NearView } from '../lib/near-view.tsx';
import { useHref, useT } from '../lib/shop-context.tsx';
import { RowSkeleton } from '../recommendation/row-skeleton.tsx';
import { Notice } from '../shell/notice.tsx';
import { WaysOn } from '../shell/ways-on.tsx';

const load = async () => (await import('../recommendation/other-rows.tsx')).OtherRows;

/** A product that has left the shop, or was never there. Its address still says what was looked for. */
export function VanishedProduct() {
  const t = useT();
  const href = useHref();
  const [words, setWords] = useState('');
  useEffect(() => setWords(wordsOf(location.pathname)), []);
  return (
    <>
      <Notice title={t('product.gone.title')} text={t('product.gone.text')} thread="loose">
        {words && <ButtonLink href={href(`/search?q=${encodeURIComponent(words)}`)}>{t('product.gone.search', { words })}</ButtonLink>}
        <ButtonLink href={href('/new-in')} look={words ? 'quiet' : 'primary'}>
          {t('product.gone.newIn')}
        </ButtonLink>
      </Notice>
      <NearView load={load} props={{}} fallback={<RowSkeleton title={t('recommendation.popular')} />} />
      <WaysOn />
    </>
  );
}

/** `/en-GB/p/merino-crew-neck/100_Black_1` was a merino crew neck. */
function wordsOf(path: string): string {
  const slug = /\/(?:p|set)\/([^/]+)\/[^/]+$/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(slug).replaceAll('-', ' ').trim().slice(0, 80);
  } catch {
    return '';
  }
}
