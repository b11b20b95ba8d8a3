import type { MultiLink } from '@selvedge/contract/content/widgets/multi-link.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { Headline } from '../headline.tsx';
import { linkTarget } from '../link-target.ts';
import { ctaMeasures } from '../multi-link-with-images/cta-measures.ts';
import { PicturedLinks } from '../multi-link-with-images/pictured-links.tsx';
import { Painted } from '../painted.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './multi-link.module.css';

/** Words and buttons. Buttons with pictures are shown as the block of pictures shows them. */
export function MultiLinkBlock({ block, isFirst, heading }: BlockProps<MultiLink>) {
  const { applyStyles, measures } = ctaMeasures(block);
  if (block.ctaButtons.some(({ image }) => image))
    return (
      <Painted as="section" className={styles.pictured} ground={block.backgroundColor} words={block.textColor}>
        <PicturedLinks section={block} priority={isFirst} heading={heading} settings={block.headlineSettings} />
      </Painted>
    );
  return (
    <Painted as="section" className={styles.block} ground={block.backgroundColor} words={block.textColor}>
      <Headline as={heading} text={block.headline} settings={block.headlineSettings} size="medium" />
      {block.text.length > 0 && (
        <div className={styles.text}>
          <RichText nodes={block.text} />
        </div>
      )}
      <ul
        ref={applyStyles}
        className={styles.buttons}
        data-slider={block.enableCtaSlider || undefined}
        data-align={block.ctaTextAlign}
        {...measures}
      >
        {block.ctaButtons.map(({ title, ctaTitle, ctaImage, link, trackingId, pageId }) => (
          <li key={link.url + title}>
            <a className={styles.button} href={link.url} {...linkTarget(link)} data-tracking={trackingId} data-page={pageId}>
              {ctaImage && (
                <span className={styles.mark}>
                  <Picture image={{ ...ctaImage, alt: '' }} sizes="2rem" />
                </span>
              )}
              <span>{ctaTitle || title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Painted>
  );
}
