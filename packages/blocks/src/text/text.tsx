import type { Text } from '@selvedge/contract/content/blocks/text.ts';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import { Headline } from '../headline.tsx';
import { Painted } from '../painted.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './text.module.css';

export function TextBlock({ block, heading, extras }: BlockProps<Text>) {
  const { wordLimit, buffers, align } = block;
  return (
    <Painted as="section" className={styles.block} data-align={align} ground={block.backgroundColor} words={block.textColor}>
      {(block.headline || block.subHeadline) && (
        <div className={styles.head}>
          {block.subHeadline && <p className={styles.sub}>{block.subHeadline}</p>}
          <Headline as={heading} text={block.headline} settings={block.headlineSettings} size={align === 'center' ? 'display' : 'large'} />
        </div>
      )}
      <div className={styles.text}>
        <RichText nodes={block.text} heading={block.headline ? 'h3' : 'h2'} wordLimit={wordLimit} buffers={buffers} />
        {extras}
        <CallToAction link={block.link} text={block.ctaText} />
      </div>
    </Painted>
  );
}
