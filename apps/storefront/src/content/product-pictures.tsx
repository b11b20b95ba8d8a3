import type { ProductPicturesProps } from '@selvedge/blocks/block-host.ts';
import { Carousel } from '@selvedge/blocks/carousel/carousel.tsx';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { carousel as standard } from '@selvedge/domain/content/block-constants.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { usePage } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';

type Shown = { name: string; url: string; images: Parameters<typeof showPicture>[0] };

const sizes = '(min-width: 960px) 33vw, 50vw';

/** The pictures of a product: of the page's own, or of the one that is named. */
export function ProductPictures({ productId, imageIndexes, title, carousel }: ProductPicturesProps) {
  const own = usePage().content.product;
  const isOwn = !productId || productId === own?.id;
  const answer = useAnswer(catalogue.products, !isOwn && { query: { productIds: [productId] } });
  const found = answer && (answer.hasError ? null : (answer.data[0] ?? null));
  const product: Shown | null | undefined = isOwn ? (own ?? null) : found;
  if (product === null) return null;
  const pictures = product?.images.indexes ?? [];
  const chosen = pictures.flatMap((_, at) => (!imageIndexes?.length || imageIndexes.includes(at) ? [at] : []));
  return (
    <Carousel
      settings={carousel}
      title={title}
      displayed={standard.productTiles}
      isBusy={!product}
      items={chosen.map((at) => ({
        key: `${at}`,
        content: product && (
          <a href={product.url}>
            <ProductPicture picture={showPicture(product.images, at)} alt={`${product.name} ${at + 1}`} name={product.name} sizes={sizes} />
          </a>
        ),
      }))}
    />
  );
}
