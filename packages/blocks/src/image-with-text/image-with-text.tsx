import type { ImageWithText } from '@selvedge/contract/content/blocks/image-with-text.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import { Markdown } from '../markdown.tsx';
import styles from './image-with-text.module.css';

export function ImageWithTextBlock({ block, isFirst, heading: Heading }: BlockProps<ImageWithText>) {
  return (
    <section className={styles.block} data-side={block.side} data-tone={block.backgroundColor}>
      <div className={styles.picture}>
        <Picture image={block.image} sizes="(min-width: 768px) 58vw, 100vw" priority={isFirst} />
      </div>
      <div className={styles.words}>
        {block.subHeadline && <p className={styles.sub}>{block.subHeadline}</p>}
        <Heading className={styles.headline}>{block.headline}</Heading>
        <div className={styles.text}>
          <Markdown text={block.text} />
        </div>
        <CallToAction link={block.link} text={block.ctaText} />
      </div>
    </section>
  );
}
