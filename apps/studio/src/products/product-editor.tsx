import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect } from 'react';
import { paths } from '../lib/router.ts';
import { useRight } from '../lib/studio-context.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { text } from '../texts/text.ts';
import type { Choices } from './list/product-filters.tsx';
import { ClashPanel } from './panel/clash-panel.tsx';
import { ColourPanel } from './panel/colour-panel.tsx';
import { FactsPanel } from './panel/facts-panel.tsx';
import { HistoryPanel } from './panel/history-panel.tsx';
import { KeysField } from './panel/keys-field.tsx';
import panel from './panel/panel.module.css';
import { PicturePanel } from './panel/picture-panel.tsx';
import { PlacesPanel } from './panel/places-panel.tsx';
import { PricePanel } from './panel/price-panel.tsx';
import { SalePanel } from './panel/sale-panel.tsx';
import { StockPanel } from './panel/stock-panel.tsx';
import { TextPanel } from './panel/text-panel.tsx';
import { WaitingPanel } from './panel/waiting-panel.tsx';
import styles from './product-editor.module.css';
import { TilePreview } from './tile-preview.tsx';
import { type ProductWork, useProductWork } from './use-product-work.ts';

type Props = { loaded: StaffProduct; markets: readonly MarketSettings[]; choices: Choices | undefined };

export function ProductEditor({ loaded, markets, choices }: Props) {
  const work = useProductWork(loaded);
  const canWrite = useRight('catalogue.write');
  const { product, draft, put } = work;
  const name = draft.texts.en?.name || product.styleNumber;
  const colour = draft.colourNames.en ?? product.colourFamily;
  const badges = choices?.badges ?? [];
  const tags = (choices?.tags ?? []).map((tag) => ({ id: tag, name: tag }));
  return (
    <>
      <PageHead title={`${name}, ${colour}`} note={product.id}>
        <a className={panel.back} href={paths.screen('products')}>
          {text('products.back')}
        </a>
      </PageHead>
      {product.isWithdrawn && <p className={panel.warning}>{text('products.is_withdrawn')}</p>}
      {canWrite && <SaveBar work={work} />}
      <ClashPanel clashes={work.clashes} onDecide={work.decide} />
      <div className={styles.editor}>
        <fieldset disabled={!canWrite} className={styles.main}>
          <TextPanel work={work} languages={choices?.languages ?? []} />
          <PricePanel work={work} markets={markets} />
          <SalePanel work={work} />
          <StockPanel product={product} onCounted={work.reload} />
          <section className={panel.panel} aria-label={text('products.marks')}>
            <h2>{text('products.marks')}</h2>
            <KeysField
              label={text('products.field.badges')}
              values={draft.badges}
              known={badges}
              onChange={(value) => put('badges', value)}
            />
            <KeysField label={text('products.field.tags')} values={draft.tags} known={tags} onChange={(value) => put('tags', value)} />
            {product.styleTags.length > 0 && (
              <p className={panel.quiet}>{text('products.style_tags', { tags: product.styleTags.join(', ') })}</p>
            )}
          </section>
          <PicturePanel work={work} />
          <ColourPanel work={work} languages={choices?.languages ?? []} />
          <FactsPanel work={work} />
        </fieldset>
        <aside className={styles.side}>
          <TilePreview product={product} draft={draft} markets={markets} badges={badges} />
          <WaitingPanel product={product} />
          <PlacesPanel product={product} />
          <HistoryPanel product={product} onUndone={work.reload} canWrite={canWrite} />
        </aside>
      </div>
    </>
  );
}

function SaveBar({ work: { changed, isBusy, clashes, save, revert } }: { work: ProductWork }) {
  const isIdle = changed.length === 0;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      if (!isIdle) void save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <div className={styles.saveBar} data-idle={isIdle || undefined}>
      <p aria-live="polite">{isIdle ? text('products.nothing_changed') : text('products.changed', { count: changed.length })}</p>
      <Button disabled={isIdle || isBusy || clashes.length > 0} onClick={() => void save()}>
        {text('products.save')} <kbd>Ctrl S</kbd>
      </Button>
      <Button look="secondary" disabled={isIdle || isBusy} onClick={revert}>
        {text('products.revert')}
      </Button>
    </div>
  );
}
