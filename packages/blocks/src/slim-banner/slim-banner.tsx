import type { SlimBannerSimple } from '@selvedge/contract/content/blocks/slim-banner-simple.ts';
import type { BlockProps } from '../block-props.ts';
import { linkTarget } from '../link-target.ts';
import { Painted } from '../painted.tsx';
import styles from './slim-banner.module.css';

type Line = Pick<SlimBannerSimple, 'text' | 'link' | 'alignment' | 'backgroundColor' | 'textColor'>;

export function SlimBannerBlock({ block }: BlockProps<Omit<SlimBannerSimple, '_alias'>>) {
  return <SlimBannerLine line={block} />;
}

export function SlimBannerLine({ line: { text, link, alignment, backgroundColor = 'ink', textColor } }: { line: Line }) {
  return (
    <Painted as="p" className={styles.banner} data-align={alignment} ground={backgroundColor} words={textColor}>
      {link ? (
        <a className={styles.link} href={link.url} {...linkTarget(link)}>
          {text}
        </a>
      ) : (
        text
      )}
    </Painted>
  );
}
