import type { ProductRowProps } from '@selvedge/blocks/block-host.ts';
import { useEffect, useState } from 'react';
import { useEditorPage } from '../fields/editor-context.ts';
import type { Found } from '../fields/search-list.tsx';
import { listProducts, searchProducts } from '../pickers/search-targets.ts';
import { text } from '../texts/text.ts';
import styles from './canvas.module.css';

/** Goods as they are now where an editor chose them; some of the shop's own where shoppers would see theirs. */
export function StandInProducts({ request, title }: ProductRowProps) {
  const { call, market } = useEditorPage();
  const [found, setFound] = useState<Found[]>([]);
  const key = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request, by value, is the reason to look again
  useEffect(() => {
    let isStale = false;
    const goods =
      request.kind === 'products' ? listProducts({ call, market, ids: request.productIds }) : searchProducts({ call, market, words: '' });
    void goods.then((list) => !isStale && setFound(list));
    return () => {
      isStale = true;
    };
  }, [key, market, call]);
  return (
    <section className={styles.standIn}>
      {title && <h2>{title}</h2>}
      <ul>
        {found.slice(0, 6).map((each) => (
          <li key={each.id}>
            {each.picture && <img src={each.picture.replace('.w160', '.w320')} alt="" width={320} height={427} />}
            <span>{each.title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function StandInNote() {
  return <p className={styles.goods}>{text('editor.stand_in')}</p>;
}
