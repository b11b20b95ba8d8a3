import type { ImageWithLink } from '@selvedge/contract/content/blocks/image-with-link.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import styles from './image-with-link.module.css';

export function ImageWithLinkBlock({ block, inRow, isFirst, heading: Heading }: BlockProps<ImageWithLink>) {
  const alone = inRow === 1;
  const below = block.textPosition === 'below';
  return (
    <section
      className={styles.block}
      data-alone={alone || undefined}
      data-hero={(alone && isFirst && !below) || undefined}
      data-position={block.textPosition}
      data-over={below ? undefined : block.textColor}
    >
      <div className={styles.picture}>
        <Picture
          image={block.image}
          narrow={block.imageMobile}
          sizes={alone ? '100vw' : `(min-width: 768px) ${Math.round(100 / inRow)}vw, 100vw`}
          priority={isFirst}
          fill={alone && !below}
        />
      </div>
      <div className={styles.words}>
        {block.subHeadline && <p className={styles.sub}>{block.subHeadline}</p>}
        {block.headline && <Heading className={styles.headline}>{block.headline}</Heading>}
        {block.text && <p className={styles.text}>{block.text}</p>}
        <CallToAction link={block.link} text={block.ctaText} />
      </div>
    </section>
  );
}
