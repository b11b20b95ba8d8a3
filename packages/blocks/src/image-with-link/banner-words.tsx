import type { BannerText, ImageWithLink } from '@selvedge/contract/content/blocks/image-with-link.ts';
import type { Link } from '@selvedge/contract/navigation.ts';
import { banner as standard } from '@selvedge/domain/content/block-constants.ts';
import { settingsPerDevice } from '@selvedge/domain/content/per-device.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { applyDataStyles, measuresOf } from '../data-styles.ts';
import { linkTarget } from '../link-target.ts';
import { PerDevice } from '../on-device.tsx';
import { Painted } from '../painted.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './banner-words.module.css';

const defaults: BannerText = { ctaFontSize: standard.ctaFontSize, ctaPosition: standard.ctaPosition };

type BannerWordsProps = { banner: NonNullable<ImageWithLink['banner']>; link: Link | undefined; heading: 'h2' | 'h3' };

/** Words and button over a picture, screen by screen. (CMS-063 to CMS-067) */
export function BannerWords({ banner, link, heading }: BannerWordsProps) {
  return (
    <PerDevice values={settingsPerDevice(banner, defaults)}>
      {(words) => (
        <Painted
          className={styles.words}
          words={words.textColor}
          data-position={words.ctaPosition}
          {...measuresOf({ x: percent(words.xSpace), y: percent(words.ySpace) })}
        >
          {words.text && <RichText nodes={words.text} heading={heading} />}
          {link?.url && words.cta && words.ctaPosition !== 'none' && (
            <Painted
              as="a"
              className={styles.cta}
              href={link.url}
              ground={words.ctaBackgroundColor}
              words={words.ctaColor}
              {...linkTarget(link)}
            >
              <span ref={applyDataStyles} className={styles.label} {...measuresOf({ size: `${words.ctaFontSize}px` })}>
                {words.cta}
              </span>
              {words.enableCtaIcon && <Icon name="arrow" small flips />}
            </Painted>
          )}
          {words.disclaimer && <p className={styles.disclaimer}>{words.disclaimer}</p>}
        </Painted>
      )}
    </PerDevice>
  );
}

const percent = (value: number | undefined) => (value ? `${value}cqi` : undefined);
