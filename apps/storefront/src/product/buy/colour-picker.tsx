import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { picturePath } from '@selvedge/contract/media.ts';
import type { VariantChoice } from '@selvedge/domain/catalogue/choose-variant.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useT } from '../../lib/shop-context.tsx';
import styles from './colour-picker.module.css';
import { choiceQuery } from './use-variant.ts';

/** Every colour is a page of its own; the size chosen here goes along. */
export function ColourPicker({ product, choice }: { product: ProductDetail; choice: VariantChoice }) {
  const t = useT();
  const { styleOptions, id, colourName } = product;
  return (
    <div>
      <h2 className={styles.title}>
        <span className={styles.label}>{t('product.colour')}</span> {colourName}
      </h2>
      {styleOptions.length > 1 && (
        <ul className={styles.colours}>
          {styleOptions.map((option) => (
            <li key={option.id}>
              <a
                className={styles.colour}
                href={option.url + choiceQuery(choice)}
                aria-current={option.id === id ? 'true' : undefined}
                data-gone={(!option.inStock && option.id !== id) || undefined}
              >
                {option.image ? (
                  <img className={styles.picture} src={small(option.image.url)} width={48} height={64} alt="" />
                ) : (
                  <span className={styles.picture} />
                )}
                <VisuallyHidden>
                  {option.colour.name}
                  {option.inStock ? '' : `, ${t('product.state.soldOut')}`}
                </VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const small = (url: string): string => (url.startsWith(picturePath) ? `${url}.w160` : url);
