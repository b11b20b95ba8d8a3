import styles from './picture.module.css';

/** A picture in several widths: the files are `{src}-{width}.{avif|webp|jpg}`. */
export type PictureImage = {
  src: string;
  /** The formats there are files of; all three unless said. */
  formats?: readonly ('avif' | 'webp' | 'jpg')[] | undefined;
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
  ratio: string;
  placeholder: string;
  /** The point that stays in sight when the picture is cut, in percent. */
  focus?: { x: number; y: number } | undefined;
};

type PictureProps = {
  image: PictureImage;
  /** Replaces the picture below 768 px, where a wide one would become a strip. */
  narrow?: PictureImage | undefined;
  /** Replaces it below 960 px. */
  medium?: PictureImage | undefined;
  sizes: string;
  /** The first thing seen: fetched at once and ahead of the rest. */
  priority?: boolean;
  /** Covers its positioned parent instead of keeping its own ratio. */
  fill?: boolean;
};

export function Picture({ image, narrow, medium, sizes, priority = false, fill = false }: PictureProps) {
  return (
    <span
      className={styles.box}
      data-ratio={image.ratio}
      data-ratio-narrow={narrow?.ratio}
      data-ratio-medium={medium?.ratio}
      data-ground={image.placeholder}
      data-fill={fill || undefined}
    >
      <picture>
        {narrow &&
          formatsOf(narrow).map(([type, end]) => (
            <source key={end} media="(max-width: 767px)" type={type} srcSet={srcSet(narrow, end)} sizes="100vw" />
          ))}
        {medium &&
          formatsOf(medium).map(([type, end]) => (
            <source key={end} media="(max-width: 959px)" type={type} srcSet={srcSet(medium, end)} sizes={sizes} />
          ))}
        {formatsOf(image)
          .filter(([, end]) => end !== 'jpg')
          .map(([type, end]) => (
            <source key={end} type={type} srcSet={srcSet(image, end)} sizes={sizes} />
          ))}
        <img
          className={styles.image}
          src={`${image.src}-${image.widths.at(-1)}.jpg`}
          srcSet={srcSet(image, 'jpg')}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={image.alt}
          data-focus-x={image.focus && `${image.focus.x}%`}
          data-focus-y={image.focus && `${image.focus.y}%`}
          loading={priority ? undefined : 'lazy'}
          decoding={priority ? undefined : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          ref={priority ? undefined : fadeIn}
        />
      </picture>
    </span>
  );
}

const formats = [
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpg'],
] as const;

const formatsOf = ({ formats: made }: PictureImage) => formats.filter(([, end]) => !made || made.includes(end));

const srcSet = ({ src, widths }: PictureImage, end: string) => widths.map((width) => `${src}-${width}.${end} ${width}w`).join(', ');

/** Only a picture that is still on its way fades; hiding one that is already there would make it blink. */
function fadeIn(image: HTMLImageElement | null): void {
  if (!image || image.complete) return;
  image.dataset.loading = '';
  const show = () => delete image.dataset.loading;
  image.addEventListener('load', show, { once: true });
  image.addEventListener('error', show, { once: true });
}
