import type { Text } from '@selvedge/contract/content/blocks/text.ts';
import type { BlockProps } from '../block-props.ts';
import { Markdown } from '../markdown.tsx';
import styles from './text.module.css';

export function TextBlock({ block, heading: Heading }: BlockProps<Text>) {
  const titled = block.headline || block.subHeadline;
  return (
    <section className={styles.block} data-tone={block.backgroundColor} data-align={block.align} data-titled={titled ? true : undefined}>
      {titled && (
        <div className={styles.head}>
          {block.subHeadline && <p className={styles.sub}>{block.subHeadline}</p>}
          {block.headline && <Heading className={styles.headline}>{block.headline}</Heading>}
        </div>
      )}
      <div className={styles.text}>
        <Markdown text={block.text} heading={block.headline ? 'h3' : 'h2'} />
      </div>
    </section>
  );
}
