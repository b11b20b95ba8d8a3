import type { SlimBannerAdvanced } from '@selvedge/contract/content/widgets/slim-banner-advanced.ts';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import { Painted } from '../painted.tsx';
import { Popup } from '../popup.tsx';
import { RichLine, RichText } from '../rich-text.tsx';
import styles from './slim-banner-advanced.module.css';

export function SlimBannerAdvancedBlock({ block, extras }: BlockProps<SlimBannerAdvanced>) {
  const { text, link, ctaText, popupLabel, popupContent, backgroundColor = 'ink' } = block;
  return (
    <Painted as="section" className={styles.banner} data-align={block.alignment} ground={backgroundColor} words={block.textColor}>
      <p className={styles.text}>
        <RichLine nodes={text} />
      </p>
      {extras}
      <CallToAction link={link} text={ctaText} />
      {!!popupContent?.length && popupLabel && (
        <Popup className={styles.small} title={popupLabel} label={popupLabel}>
          <RichText nodes={popupContent} />
        </Popup>
      )}
    </Painted>
  );
}
