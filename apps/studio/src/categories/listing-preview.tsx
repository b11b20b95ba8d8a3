import type { CategorySettings, CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import { type CategoryPreview, categories } from '@selvedge/contract/studio/categories.ts';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import type { Change } from '../settings/use-setting-work.ts';
import { StateNote } from '../shell/state-note.tsx';
import { ProductTile } from '../spots/product-tile.tsx';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import previewStyles from './listing-preview.module.css';
import { moveTile, pinToTop, unpin } from './order-steps.ts';
import { PreviewTiles } from './preview-tiles.tsx';

type Props = {
  id: string;
  tree: CategoryTree | undefined;
  market: string;
  settings: CategorySettings;
  readOnly: boolean;
  onChange: Change<CategorySettings>;
};

const steps = [60, 120, 200] as const;
const pauseMs = 250;

/** The listing as it will be, put in order on its own tiles; what comes in and what leaves against the one that is live. */
export function ListingPreview({ id, tree, market, settings, readOnly, onChange }: Props) {
  const { call } = useStudio();
  const [size, setSize] = useState<number>(steps[0]);
  const [state, setState] = useState<{ data?: CategoryPreview; problem?: string }>({});
  const asked = useDebounced(JSON.stringify(settings), pauseMs);
  const { data, problem } = state;

  useEffect(() => {
    let isStale = false;
    const body = { id, settings: JSON.parse(asked) as CategorySettings, size, ...(tree && { tree }) };
    void call(categories.preview, { params: { market }, body }).then((answer) => {
      if (isStale) return;
      const isUnfinished = answer.hasError && answer.error.status === 400;
      setState((before) =>
        answer.hasError
          ? { ...before, problem: isUnfinished ? text('categories.unfinished') : errorText(answer.error) }
          : { data: answer.data },
      );
    });
    return () => {
      isStale = true;
    };
  }, [call, id, tree, market, asked, size]);

  const shown = data?.tiles.map((tile) => tile.id) ?? [];
  const next = steps.find((each) => each > size);
  return (
    <section className={previewStyles.preview} aria-label={text('categories.preview')}>
      <header>
        <h2>{text('categories.preview')}</h2>
        {data && (
          <p role="status">
            {text('categories.products', { count: data.total })}
            {data.entered > 0 && <ins>{text('categories.entered', { count: data.entered })}</ins>}
            {data.left > 0 && <del>{text('categories.left', { count: data.left })}</del>}
            {data.entered + data.left === 0 && <span>{text('categories.same_as_live')}</span>}
          </p>
        )}
        {settings.order.length > 0 && !readOnly && (
          <button type="button" onClick={() => onChange((now) => ({ ...now, order: [] }))}>
            {text('categories.let_go_all', { count: settings.order.length })}
          </button>
        )}
      </header>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {data && data.missing.length > 0 && (
        <ul className={previewStyles.missing}>
          {data.missing.map(({ id: product, why }) => (
            <li key={product}>
              <code>{product}</code> {text(`categories.missing_${why}`)}{' '}
              {!readOnly && settings.order.includes(product) && (
                <button type="button" onClick={() => onChange((now) => unpin(now, product))}>
                  {text('categories.let_go')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.total === 0 && <StateNote title={text('categories.empty')} advice={text('categories.empty_advice')} />}
      {data && (
        <PreviewTiles
          tiles={data.tiles}
          {...{ market, readOnly }}
          canLetGo={settings.products.kind !== 'picked'}
          onMove={(from, to) => onChange((now) => moveTile(now, { shown, from, to }))}
          onPin={(product) => onChange((now) => pinToTop(now, product))}
          onUnpin={(product) => onChange((now) => unpin(now, product))}
        />
      )}
      {data && next && data.total > size && (
        <button type="button" className={previewStyles.more} onClick={() => setSize(next)}>
          {text('categories.more', { shown: data.tiles.length, count: data.total })}
        </button>
      )}
      {data && data.leaving.length > 0 && (
        <details className={previewStyles.leaving}>
          <summary>{text('categories.leaving', { count: data.left })}</summary>
          <ul>
            {data.leaving.map((tile) => (
              <li key={tile.id}>
                <ProductTile product={tile} market={market} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
