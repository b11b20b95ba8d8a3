import type { ImageWithLink } from '@selvedge/contract/content/blocks/image-with-link.ts';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import { Headline } from '../headline.tsx';
import { ImagesPicture } from '../images-picture.tsx';
import { linkTarget } from '../link-target.ts';
import { Painted } from '../painted.tsx';
import { RichLine } from '../rich-text.tsx';
import { BannerWords } from './banner-words.tsx';
import styles from './image-with-link.module.css';

/**
 * Large words may stand on the picture itself; small ones stand on a label of plain cloth, sewn to its edge, because
 * nobody can promise that the picture below them is calm. A banner's words lie where its editor put them.
 */
export function ImageWithLinkBlock({ block, inRow, isFirst, heading, extras }: BlockProps<ImageWithLink>) {
  const alone = inRow === 1;
  const over = block.textPosition !== 'below';
  const hero = alone && isFirst && over && !block.banner;
  const headline = block.headline && (
    <Headline as={heading} className={styles.headline} text={block.headline} settings={block.headlineSettings} />
  );
  const says = block.subHeadline || block.text.length > 0 || (block.link && block.ctaText) || extras;
  const sizes = alone ? '100vw' : `(min-width: 768px) ${Math.round(100 / inRow)}vw, 100vw`;
  return (
    <Painted
      as="section"
      className={styles.block}
      ground={block.backgroundColor}
      data-alone={alone || undefined}
      data-hero={hero || undefined}
      data-narrow={!block.toggleFullWidth || undefined}
      data-position={block.textPosition}
      data-over={over && !block.banner ? block.textColor : undefined}
    >
      <div className={styles.picture}>
        <ImagesPicture images={block.images} sizes={sizes} priority={isFirst} fill={alone && over && !block.banner} />
        {block.banner && <BannerWords banner={block.banner} link={block.link} heading={block.headline ? 'h3' : 'h2'} />}
        {block.link && !block.ctaText && !block.banner && (
          <a className={styles.cover} href={block.link.url} {...linkTarget(block.link)} aria-label={block.link.title || block.headline} />
        )}
      </div>
      {hero && headline}
      {(says || (!hero && headline)) && (
        <div className={styles.label}>
          {block.subHeadline && <p className={styles.sub}>{block.subHeadline}</p>}
          {!hero && headline}
          {block.text.length > 0 && (
            <p className={styles.text}>
              <RichLine nodes={block.text} />
            </p>
          )}
          {extras}
          <CallToAction link={block.link} text={block.ctaText} />
        </div>
      )}
    </Painted>
  );
}
