import type { CategorySettings, CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import type { CategoryPreview } from '@selvedge/contract/studio/categories.ts';
import { useState } from 'react';
import type { Change } from '../settings/use-setting-work.ts';
import { StateNote } from '../shell/state-note.tsx';
import { ProductTile } from '../spots/product-tile.tsx';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import previewStyles from './listing-preview.module.css';
import { moveTile, pinToTop, unpin } from './order-steps.ts';
import { PreviewTiles } from './preview-tiles.tsx';
import { useListingPreview } from './use-listing-preview.ts';

type Props = {
  id: string;
  tree: CategoryTree | undefined;
  market: string;
  settings: CategorySettings;
  readOnly: boolean;
  onChange: Change<CategorySettings>;
};

const steps = [60, 120, 200] as const;

/** The listing as it will be, put in order on its own tiles; what comes in and what leaves against the one that is live. */
export function ListingPreview({ id, tree, market, settings, readOnly, onChange }: Props) {
  const [size, setSize] = useState<number>(steps[0]);
  const { data, problem } = useListingPreview({ id, tree, market, settings, size });
  const shown = data?.tiles.map((tile) => tile.id) ?? [];
  const next = steps.find((each) => each > size);
  return (
    <section className={previewStyles.preview} aria-label={text('categories.preview')}>
      <header>
        <h2>{text('categories.preview')}</h2>
        {data && <Counts data={data} />}
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
      {data && data.missing.length > 0 && <MissingProducts {...{ data, settings, readOnly, onChange }} />}
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
      {data && data.leaving.length > 0 && <LeavingProducts data={data} market={market} />}
    </section>
  );
}

function Counts({ data }: { data: CategoryPreview }) {
  return (
    <p role="status">
      {text('categories.products', { count: data.total })}
      {data.entered > 0 && <ins>{text('categories.entered', { count: data.entered })}</ins>}
      {data.left > 0 && <del>{text('categories.left', { count: data.left })}</del>}
      {data.entered + data.left === 0 && <span>{text('categories.same_as_live')}</span>}
    </p>
  );
}

type MissingProps = Pick<Props, 'settings' | 'readOnly' | 'onChange'> & { data: CategoryPreview };

function MissingProducts({ data, settings, readOnly, onChange }: MissingProps) {
  return (
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
  );
}

function LeavingProducts({ data, market }: { data: CategoryPreview; market: string }) {
  return (
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
  );
}
