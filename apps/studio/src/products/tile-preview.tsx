import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import { showPicture, tileWidths } from '@selvedge/domain/media/show-picture.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { useState } from 'react';
import { marketTitle } from '../lists/sort-markets.ts';
import { text } from '../texts/text.ts';
import { PriceCell } from './panel/price-cell.tsx';
import type { ProductDraft } from './product-draft.ts';
import styles from './product-editor.module.css';

type Props = {
  product: StaffProduct;
  draft: ProductDraft;
  markets: readonly MarketSettings[];
  badges: readonly { id: string; name: string }[];
};

/** How its tile reads in a market, with what is being typed. */
export function TilePreview({ product, draft, markets, badges }: Props) {
  const sold = product.prices.filter(({ rows }) => rows.length > 0);
  const [id, setId] = useState(sold[0]?.market ?? markets[0]?.id ?? '');
  const [now] = useState(() => new Date());
  const market = markets.find((each) => each.id === id);
  const prices = product.prices.find((each) => each.market === id);
  const language = market?.language.baseCode ?? 'en';
  const name = (draft.texts[language] ?? draft.texts.en)?.name ?? product.styleNumber;
  return (
    <section className={styles.tile} aria-label={text('products.tile')}>
      <label>
        <span>{text('products.tile')}</span>
        <select value={id} onChange={(event) => setId(event.target.value)}>
          {markets.map((each) => (
            <option key={each.id} value={each.id}>
              {marketTitle(each)}
            </option>
          ))}
        </select>
      </label>
      <div dir={market?.direction} lang={language}>
        <ProductPicture
          picture={showPicture({ ...product.images, indexes: draft.pictures }, 0, tileWidths)}
          alt=""
          name={name}
          sizes="240px"
        />
        <p className={styles.tileBadges}>
          {draft.badges.map((badge) => badges.find((each) => each.id === badge)?.name ?? badge).join(' · ')}
        </p>
        <p>{name}</p>
        <p>
          <PriceCell price={prices?.rows.findLast(({ from }) => new Date(from) <= now)} currency={prices?.currency ?? ''} />
        </p>
      </div>
      {prices?.url && (
        <a href={prices.url} target="_blank" rel="noreferrer">
          {text('products.see_in_shop')}
        </a>
      )}
    </section>
  );
}
