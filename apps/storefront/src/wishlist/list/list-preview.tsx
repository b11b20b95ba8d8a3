import { wishlistPreviewSkus } from '@selvedge/domain/constants.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import styles from './list-tabs.module.css';

/** Four fields, as far as there are pictures for them. */
export function ListPreview({ urls }: { urls: readonly (string | undefined)[] }) {
  return (
    <span className={styles.preview} aria-hidden="true">
      {Array.from({ length: wishlistPreviewSkus }, (_, at) => {
        const url = urls[at];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: four fields that never move
          <span key={at} className={styles.field}>
            {url && (
              <ProductPicture
                picture={showPicture({ urlTemplate: url, indexes: [{ index: 0, format: '' }] }, 0)}
                alt=""
                name=""
                sizes="4rem"
              />
            )}
          </span>
        );
      })}
    </span>
  );
}
