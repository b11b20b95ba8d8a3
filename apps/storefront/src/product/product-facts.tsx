import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { Accordion } from '@selvedge/ui/accordion.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { NearView } from '../lib/near-view.tsx';
import { useT, useToggles } from '../lib/shop-context.tsx';
import { CareSymbols } from './care-symbols.tsx';
import styles from './product-facts.module.css';
import { ProductSafetyFacts } from './product-safety-facts.tsx';

/** Folded away it is never near: the stores are asked for when somebody unfolds them. */
const loadStores = async () => (await import('./delivery/store-finder.tsx')).StoreFinder;

/** Everything else there is to know, folded away but there without scripts. Texts may be in another language than the page. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const t = useT();
  const { stockFinder } = useToggles();
  const { description, disclaimer, styleNumber, careInstructions, careSymbols, fabricComposition, modelMeasurements } = product;
  const { sustainabilityReasons, sustainabilityText, productSafety, safetyWarnings } = product;
  const measured = Object.entries(modelMeasurements ?? {}).filter(([, value]) => value);
  return (
    <div className={styles.facts}>
      <Accordion title={t('product.description')} open>
        <div className={styles.text}>
          {description && <p dir="auto">{description}</p>}
          {disclaimer && (
            <p className={styles.quiet} dir="auto">
              {disclaimer}
            </p>
          )}
          <p className={styles.quiet}>
            {t('product.styleNumber')} <bdi>{styleNumber}</bdi>
          </p>
        </div>
      </Accordion>
      {(fabricComposition || careInstructions || careSymbols.length > 0) && (
        <Accordion title={t('product.materialCare')}>
          <div className={styles.text}>
            {fabricComposition && (
              <p className={styles.lines} dir="auto">
                {fabricComposition}
              </p>
            )}
            {careInstructions && <p dir="auto">{careInstructions}</p>}
            <CareSymbols codes={careSymbols} />
          </div>
        </Accordion>
      )}
      {(productSafety || safetyWarnings) && (
        <Accordion title={t('product.safety')}>
          <ProductSafetyFacts safety={productSafety} warnings={safetyWarnings} />
        </Accordion>
      )}
      {(sustainabilityReasons.length > 0 || sustainabilityText) && (
        <Accordion title={t('product.sustainability')}>
          <div className={styles.text}>
            {sustainabilityReasons.map(({ id, reason, supportText }) => (
              <div key={id} dir="auto">
                <p className={styles.strong}>{reason}</p>
                {supportText && <p>{supportText}</p>}
              </div>
            ))}
            {sustainabilityText && !sustainabilityReasons.some(({ supportText }) => supportText === sustainabilityText) && (
              <p dir="auto">{sustainabilityText}</p>
            )}
          </div>
        </Accordion>
      )}
      {measured.length > 0 && (
        <Accordion title={t('product.model')}>
          <dl className={styles.measures}>
            {measured.map(([name, value]) => (
              <div key={name} className={styles.measure}>
                <dt>{t(`measure.${name}`)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Accordion>
      )}
      {stockFinder && product.hasRetail && product.variants.some(({ inStockRetail }) => inStockRetail) && (
        <Accordion title={t('product.inStores')} open={!product.hasEcom}>
          <NearView load={loadStores} props={{ product }} fallback={<Skeleton />} />
        </Accordion>
      )}
    </div>
  );
}
