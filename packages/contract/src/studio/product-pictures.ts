import { z } from 'zod';
import { ImageIndex } from '../catalogue/assortment.ts';
import { endpoint } from '../endpoint.ts';
import { Focus, PictureKey, PictureName, UploadAnswer, uploadTypes } from './media.ts';

/** Pictures of the library for products. Whoever looks after the assortment may bring one along without being an editor of pages. */
export const productPictures = {
  choose: endpoint({
    method: 'POST',
    path: '/api/studio/products/pictures',
    summary: 'A picture of the library as a product holds it: cut around a point, with the words of the library.',
    access: { staff: 'catalogue.write' },
    body: z.object({ media: PictureKey, focus: Focus }),
    response: ImageIndex,
    errors: ['not_found', 'conflict'],
    rateLimit: { limit: 600, seconds: 3_600 },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/studio/products/pictures/file',
    summary: 'Takes a photograph into the library, for a product.',
    access: { staff: 'catalogue.write' },
    upload: uploadTypes,
    query: z.object({ name: PictureName }),
    response: UploadAnswer,
    rateLimit: { limit: 300, seconds: 3_600 },
  }),
};
