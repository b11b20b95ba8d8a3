import type { CarouselSlide, ImageCarousel } from '@selvedge/contract/content/blocks/image-carousel.ts';
import { carousel } from '@selvedge/domain/content/block-constants.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { applyDataStyles, measuresOf } from '../data-styles.ts';
import { linkTarget } from '../link-target.ts';
import { Painted } from '../painted.tsx';
import { RichLine } from '../rich-text.tsx';
import styles from './image-carousel.module.css';

export function ImageCarouselBlock({ block, isFirst, heading }: BlockProps<ImageCarousel>) {
  const { displayedProducts, content } = block;
  // The widest a slide can be is what is seen of the row at a time.
  const share = (device: 'mobile' | 'desktop') =>
    Math.round(100 / (displayedProducts?.[device] ?? displayedProducts?.mobile ?? carousel.tiles[device]));
  const sizes = `(min-width: 960px) ${share('desktop')}vw, ${share('mobile')}vw`;
  return (
    <Carousel
      settings={block}
      heading={heading}
      displayed={carousel.tiles}
      items={content.map((slide, at) => ({
        key: `${at}`,
        content: <Slide slide={slide} sizes={sizes} priority={isFirst && at === 0} />,
      }))}
    />
  );
}

function Slide({ slide, sizes, priority }: { slide: CarouselSlide; sizes: string; priority: boolean }) {
  const {
    image,
    imageMobile,
    imageAltText,
    text,
    cta,
    link,
    ctaPosition = carousel.ctaPosition,
    ctaFontSize = carousel.ctaFontSize,
  } = slide;
  const shown = { ...image, alt: imageAltText ?? image.alt };
  const narrow = imageMobile && { ...imageMobile, alt: imageAltText ?? imageMobile.alt };
  const picture = <Picture image={shown} narrow={narrow} sizes={sizes} priority={priority} />;
  return (
    <div className={styles.slide} data-position={ctaPosition}>
      {link && !cta ? (
        <a href={link.url} {...linkTarget(link)}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {(text?.length || (link && cta)) && (
        <div className={styles.words}>
          {!!text?.length && (
            <p>
              <RichLine nodes={text} />
            </p>
          )}
          {link && cta && (
            <Painted
              as="a"
              className={styles.cta}
              href={link.url}
              ground={slide.ctaBackgroundColor}
              words={slide.ctaColor}
              {...linkTarget(link)}
            >
              <span ref={applyDataStyles} className={styles.label} {...measuresOf({ size: `${ctaFontSize}px` })}>
                {cta}
              </span>
            </Painted>
          )}
        </div>
      )}
    </div>
  );
}
