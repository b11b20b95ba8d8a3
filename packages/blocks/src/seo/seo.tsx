import type { SeoText } from '@selvedge/contract/content/widgets/seo-text.ts';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';
import { Headline } from '../headline.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './seo.module.css';

/** The beginning of a text is read at once; the rest is in the document, folded, and needs no script to unfold. */
export function SeoBlock({ block, heading }: BlockProps<SeoText>) {
  const { t } = useBlockHost();
  const nodes = block.text;
  const [shown, folded] = [nodes.slice(0, block.shownParagraphs), nodes.slice(block.shownParagraphs)];
  return (
    <section className={styles.block}>
      <Headline as={heading} text={block.headline} settings={block.headlineSettings} size="medium" />
      <div className={styles.text}>
        <RichText nodes={shown} />
        {folded.length > 0 && (
          <details className={styles.rest}>
            <summary className={styles.more}>
              <span className={styles.closed}>{t('content.readMore')}</span>
              <span className={styles.opened}>{t('content.readLess')}</span>
            </summary>
            <RichText nodes={folded} />
          </details>
        )}
      </div>
    </section>
  );
}
