import { z } from 'zod';
import { Image, Ratio } from '../content/image.ts';
import { endpoint } from '../endpoint.ts';

export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const mostUploadBytes = 25 * 1024 * 1024;

/** Where the files of a crop are: `{cropPath}{key}-{width}.{type}`. */
export const cropPath = '/img/c/';

/** A picture in the shop's library. `src` is a small one to choose by. */
export const UploadedPicture = z.object({
  key: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
  src: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;

const Name = z
  .string()
  .regex(/^[^/\\\p{Cc}]{1,200}$/u)
  .default('picture');
const Percent = z.number().min(0).max(100);

/** Pictures that editors bring along. */
export const library = {
  list: endpoint({
    method: 'GET',
    path: '/api/studio/media',
    summary: 'Uploaded pictures, newest first; `q` looks in their names.',
    access: { staff: 'content.read' },
    query: z.object({ q: z.string().max(100).default(''), limit: z.coerce.number().int().min(1).max(200).default(60) }),
    response: z.array(UploadedPicture),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/studio/media',
    summary: 'Takes a photograph (JPEG, PNG, WebP or AVIF, up to 25 MB and 60 megapixels). It is made anew from its pixels.',
    access: { staff: 'content.write' },
    upload: uploadTypes,
    query: z.object({ name: Name }),
    response: UploadedPicture,
    rateLimit: { limit: 300, seconds: 3_600 },
  }),
  crop: endpoint({
    method: 'POST',
    path: '/api/studio/media/:key/crop',
    summary: 'The picture in a ratio around its focal point, as pages hold it.',
    access: { staff: 'content.write' },
    params: z.object({ key: z.string().regex(/^[0-9a-f]{24}$/) }),
    body: z.object({
      ratio: Ratio,
      focus: z.object({ x: Percent, y: Percent }).default({ x: 50, y: 50 }),
      alt: z.string().max(300).default(''),
    }),
    response: Image,
    errors: ['not_found'],
    rateLimit: { limit: 600, seconds: 3_600 },
  }),
};
