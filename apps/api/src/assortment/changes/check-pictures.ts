import type { ImageIndex } from '@selvedge/contract/catalogue/assortment.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { isOwnTemplate } from '@selvedge/contract/media.ts';
import { eq } from 'drizzle-orm';
import { productTable } from '../../catalogue/tables.ts';
import type { Db } from '../../db/db.ts';
import { holdPictures, renewPictures } from '../../product-picture/renew-pictures.ts';

/** The pictures that a product shall have, those of the library as they are now. Call it before the product is locked. */
export async function checkPictures(tx: Db, { id, pictures }: { id: string; pictures: readonly ImageIndex[] }): Promise<ImageIndex[]> {
  if (pictures.every(({ media }) => media === undefined)) return [...pictures];
  const [product] = await tx.select({ images: productTable.images }).from(productTable).where(eq(productTable.id, id));
  if (product && !isOwnTemplate(product.images.urlTemplate))
    throw new ShopError('invalid_request', { pictures: ['studio.pictures_elsewhere'] });
  await holdPictures(tx, pictures);
  const renewed = await renewPictures(tx, pictures);
  if (!renewed) throw new ShopError('invalid_request', { pictures: ['studio.picture_gone'] });
  return renewed;
}
