import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { formatDay } from '@selvedge/domain/writing-style/writing-style.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { PriceLines } from '../catalogue/price-lines.tsx';
import { useEarlyAccess } from '../catalogue/use-early-access.ts';
import { NearView } from '../lib/near-view.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { canBuySet } from './buy/can-buy-set.ts';
import { ColourPicker } from './buy/colour-picker.tsx';
import { Instead } from './buy/instead.tsx';
import { SetBar } from './buy/set-bar.tsx';
import { setPlace } from './buy/set-place.ts';
import { DeliveryEstimate } from './delivery/delivery-estimate.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductLayout } from './product-layout.tsx';
import styles from './set-view.module.css';

const loadSet = async () => (await import('../basket/add/set-buy.tsx')).SetBuy;
const loadWaiting = async () => (await import('./buy/buy-action.tsx')).BuyAction;

/** Things that were made for each other. Each has its own sizes, which are chosen on its own page. */
export function SetView({ product: shown }: { product: ProductDetail }) {
  const t = useT();
  const open = useEarlyAccess();
  const parts = shown.productSetOptions.map((part) => open(part));
  const product = { ...open(shown), productSetOptions: parts };
  const canBuy = canBuySet(product);
  return (
    <ProductLayout product={product} bar={canBuy && <SetBar product={product} />}>
      <ColourPicker product={product} choice={{}} />
      <section className={styles.set}>
        <h2 className={styles.title}>{t('product.setParts', { count: parts.length })}</h2>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.id}>
              <Part part={part} />
            </li>
          ))}
        </ul>
        {parts.length < product.productSetOptionsCount && <p className={styles.note}>{t('product.setIncomplete')}</p>}
      </section>
      <div>
        {canBuy && (
          <div id={setPlace} className={styles.place}>
            <NearView load={loadSet} props={{ parts }} />
          </div>
        )}
        {!canBuy && !product.comingSoonProduct && <p className={styles.note}>{t('product.state.soldOut')}</p>}
        {product.comingSoonProduct && <NearView load={loadWaiting} props={{ product, variant: undefined }} />}
      </div>
      {!canBuy && <Instead id={product.id} />}
      {product.inStock && <DeliveryEstimate />}
      <ProductFacts product={product} />
    </ProductLayout>
  );
}

function Part({ part }: { part: ProductCard }) {
  return (
    <a className={styles.part} href={part.url}>
      <span className={styles.picture}>
        <ProductPicture picture={showPicture(part.images, 0)} alt="" name={part.name} sizes="6rem" />
      </span>
      <span className={styles.facts}>
        <span className={styles.name}>
          <bdi>{part.name}</bdi>
        </span>
        <span className={styles.note}>{part.colourName}</span>
        <PriceLines price={part.price} member={part.staticClubPrice} />
        <span className={styles.note}>
          <PartState part={part} />
        </span>
      </span>
    </a>
  );
}

function PartState({ part: { comingSoonProduct, inStock, sizes } }: { part: ProductCard }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  if (comingSoonProduct) return t('tile.coming', { day: formatDay(new Date(comingSoonProduct), locale) });
  return inStock ? <bdi>{t('product.sizesThere', { sizes: sizes.join(', ') })}</bdi> : t('product.state.soldOut');
}
