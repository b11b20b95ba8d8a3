import styles from './product-picture.module.css';

/** Without `srcSet` there is one size only. */
type ShownPicture = { src: string; srcSet?: string; width: number; height: number; placeholder?: string };

type ProductPictureProps = {
  /** Undefined where the product has no such picture: the box stays, with the name in it. */
  picture: ShownPicture | undefined;
  /** What is seen; empty where the name stands beside it anyway. */
  alt: string;
  /** The product's name: shown in place of a picture that is missing or broken. */
  name: string;
  sizes: string;
  /** Among the first things seen: fetched at once and ahead of the rest. */
  priority?: boolean;
  ratio?: '3/4' | '1/1';
};

/** A product picture in its reserved box. Nothing moves when it arrives, and without scripts it is simply there. */
export function ProductPicture({ picture, alt, name, sizes, priority = false, ratio = '3/4' }: ProductPictureProps) {
  return (
    <span className={styles.box} data-ratio={ratio} data-ground={picture?.placeholder} data-broken={picture ? undefined : ''}>
      {picture && (
        <img
          key={picture.src}
          className={styles.image}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={picture.srcSet && sizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          decoding={priority ? undefined : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          ref={watch}
        />
      )}
      <span className={styles.name} aria-hidden={picture && alt ? true : undefined}>
        {name}
      </span>
    </span>
  );
}

/** Only a picture that is still on its way fades, and none of the first: hiding those would delay what the page is judged by. */
function watch(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image) return undefined;
  const box = image.parentElement;
  const isThere = () => image.complete && image.naturalWidth > 0;
  const end = () => {
    delete image.dataset.loading;
    // A picture that failed before this ran has already said so, to nobody.
    box?.toggleAttribute('data-broken', image.complete && !isThere());
  };
  if (image.complete) end();
  else if (image.loading === 'lazy') image.dataset.loading = '';
  // Shown before it is decoded, a large picture would come in strips.
  const decode = () => image.decode().then(end, end);
  image.addEventListener('load', decode);
  image.addEventListener('error', end);
  return () => {
    image.removeEventListener('load', decode);
    image.removeEventListener('error', end);
  };
}
