import type { CommonFields } from '@selvedge/contract/content/common-fields.ts';
import type { ReactNode } from 'react';
import { CallToAction } from './call-to-action.tsx';
import { Headline } from './headline.tsx';
import { ImagesPicture } from './images-picture.tsx';
import type { Part } from './own-parts.ts';
import { Painted } from './painted.tsx';
import styles from './parts.module.css';

type PartsProps = {
  block: CommonFields;
  /** Those that have something to show and no place in the block itself. */
  shown: ReadonlySet<Part>;
  extras: ReactNode;
  heading: 'h1' | 'h2';
  sizes: string;
  priority: boolean;
  children: ReactNode;
};

/** The parts that a block leaves to others: picture and words above it, what runs out and where to go below it. */
export function Parts({ block, shown, extras, heading, sizes, priority, children }: PartsProps) {
  return (
    <Painted className={styles.parts} ground={block.backgroundColor} words={block.textColor}>
      {shown.has('picture') && block.images && <ImagesPicture images={block.images} sizes={sizes} priority={priority} />}
      {(shown.has('headline') || shown.has('subHeadline')) && (
        <div className={styles.head}>
          {shown.has('subHeadline') && <p className={styles.sub}>{block.subHeadline}</p>}
          {shown.has('headline') && <Headline as={heading} text={block.headline} settings={block.headlineSettings} size="large" />}
        </div>
      )}
      <div className={styles.content}>{children}</div>
      {(shown.has('extras') || shown.has('action')) && (
        <div className={styles.foot}>
          {shown.has('extras') && extras}
          {shown.has('action') && <CallToAction link={block.link} text={block.ctaText} />}
        </div>
      )}
    </Painted>
  );
}
