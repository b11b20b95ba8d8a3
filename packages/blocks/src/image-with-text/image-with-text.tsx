import type { ImageWithText } from '@selvedge/contract/content/blocks/image-with-text.ts';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import { Headline } from '../headline.tsx';
import { ImagesPicture } from '../images-picture.tsx';
import { Painted } from '../painted.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './image-with-text.module.css';

export function ImageWithTextBlock({ block, isFirst, heading, extras }: BlockProps<ImageWithText>) {
  return (
    <Painted as="section" className={styles.block} data-side={block.side} ground={block.backgroundColor} words={block.textColor}>
      <div className={styles.picture}>
        <ImagesPicture images={block.images} sizes="(min-width: 768px) 58vw, 100vw" priority={isFirst} />
      </div>
      <div className={styles.words}>
        {block.subHeadline && <p className={styles.sub}>{block.subHeadline}</p>}
        <Headline as={heading} text={block.headline} settings={block.headlineSettings} size="large" />
        <div className={styles.text}>
          <RichText nodes={block.text} />
        </div>
        {extras}
        <CallToAction link={block.link} text={block.ctaText} />
      </div>
    </Painted>
  );
}
