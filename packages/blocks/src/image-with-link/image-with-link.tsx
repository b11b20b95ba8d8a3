import type { ImageWithLink } from '@selvedge/contract/content/blocks/image-with-link.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import styles from './image-with-link.module.css';

/**
 * Large words may stand on the picture itself; small ones stand on a label of plain cloth, sewn to its edge, because
 * nobody can promise that the picture below them is calm.
 */
export function ImageWithLinkBlock({ block, inRow, isFirst, heading: Heading }: BlockProps<ImageWithLink>) {
  const alone = inRow === 1;
  const over = block.textPosition !== 'below';
  const hero = alone && isFirst && over;
  const headline = block.headline && <Heading className={styles.headline}>{block.headline}</Heading>;
  const says = block.subHeadline || block.text || (block.link && block.ctaText);
  return (
    <section
      className={styles.block}
      data-alone={alone || undefined}
      data-hero={hero || undefined}
      data-position={block.textPosition}
      data-over={over ? block.textColor : undefined}
    >
      <div className={styles.picture}>
        <Picture
          image={block.image}
          narrow={block.imageMobile}
          sizes={alone ? '100vw' : `(min-width: 768px) ${Math.round(100 / inRow)}vw, 100vw`}
          priority={isFirst}
          fill={alone && over}
        />
      </div>
      {hero && headline}
      {(says || (!hero && headline)) && (
        <div className={styles.label}>
          {block.subHeadline && <p className={styles.sub}>{block.subHeadline}</p>}
          {!hero && headline}
          {block.text && <p className={styles.text}>{block.text}</p>}
          <CallToAction link={block.link} text={block.ctaText} />
        </div>
      )}
    </section>
  );
}
