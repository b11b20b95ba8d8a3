import type { AskedProduct } from '@selvedge/contract/studio/search.ts';
import { text } from '../texts/text.ts';
import styles from './explanation.module.css';
import { ProductLine } from './explanation.tsx';

/** One product in a search: where it stands, or everything that keeps it out, and what the search reads of it. */
export function AskedNote({ asked: { id, product, reasons, missing, texts } }: { asked: AskedProduct }) {
  return (
    <section className={styles.asked} aria-label={text('search.why_not')}>
      {product && (
        <div className={styles.askedLine}>
          <ProductLine product={product} />
        </div>
      )}
      {product?.place !== undefined && <p>{text('search.is_here', { place: product.place })}</p>}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{text(`search.not_${reason}`, { id, words: missing.join(', ') || '–' })}</li>
          ))}
        </ul>
      )}
      {texts.length > 0 && (
        <details>
          <summary>{text('search.what_is_read')}</summary>
          <dl>
            {texts.map(({ field, text: read }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a field may be there twice, and the list does not change
              <div key={at}>
                <dt>{text(`search.field_${field}`)}</dt>
                <dd>{read}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
