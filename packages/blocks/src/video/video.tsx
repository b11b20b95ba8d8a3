import type { VimeoVideo } from '@selvedge/contract/content/blocks/vimeo-video.ts';
import { videoAddress } from '@selvedge/domain/content/video-address.ts';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import { applyDataStyles, measuresOf } from '../data-styles.ts';
import { Headline } from '../headline.tsx';
import { linkTarget } from '../link-target.ts';
import { Painted } from '../painted.tsx';
import { OwnFilm } from './own-film.tsx';
import { productRow } from './product-row.ts';
import styles from './video.module.css';
import { VimeoFilm } from './vimeo-film.tsx';

type AnyVideo = Omit<VimeoVideo, '_alias'>;

export function VideoBlock({ block, heading, extras }: BlockProps<AnyVideo>) {
  const { videoHost, ProductRow } = useBlockHost();
  const address = videoAddress(block, videoHost);
  const showsProducts = block.productPickerMode === 'product';
  const link = block.ctaButton && { ...block.ctaButton, openInCurrentTab: block.openInCurrentTab };
  const says = block.headline || block.subHeadline || extras || (!showsProducts && link?.url && block.ctaText);
  return (
    <Painted
      as="section"
      className={styles.block}
      data-inline={block.displayInline || undefined}
      data-bottom={block.bottom || undefined}
      ground={block.backgroundColor}
      words={block.textColor}
    >
      <div
        ref={applyDataStyles}
        className={styles.stage}
        {...measuresOf({ ratio: ratioOf(block), most: block.width ? `${block.width}px` : undefined })}
      >
        {address?.kind === 'own' && <OwnFilm video={block} src={address.src} />}
        {address?.kind === 'vimeo' && <VimeoFilm video={block} src={address.src} />}
        {block.isVideoClickable && link && (
          <a className={styles.cover} href={link.url} {...linkTarget(link)} aria-label={block.ctaText || link.title || block.headline} />
        )}
      </div>
      {says && (
        <div className={styles.words}>
          <Headline as={heading} text={block.headline} settings={block.headlineSettings} size="large" />
          {block.subHeadline && <p>{block.subHeadline}</p>}
          {extras}
          {!showsProducts && <CallToAction link={link} text={block.ctaText} />}
        </div>
      )}
      {showsProducts && block.productPicker && <ProductRow {...productRow(block.productPicker)} />}
    </Painted>
  );
}

/** The shape that is asked for, or that of the film's measures, or of a screen. */
function ratioOf({ aspectX, aspectY, width, height }: AnyVideo): string {
  if (aspectX && aspectY) return String(aspectX / aspectY);
  return width && height ? String(width / height) : String(16 / 9);
}
