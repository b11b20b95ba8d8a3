import { z } from 'zod';
import { perBreakpoint } from '../content/breakpoint.ts';
import { Image, Ratio } from '../content/image.ts';
import { endpoint } from '../endpoint.ts';

export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const mostUploadBytes = 25 * 1024 * 1024;

/** Where the files of a crop are: `{cropPath}{key}-{width}.{type}`. */
export const cropPath = '/img/c/';

const Percent = z.number().min(0).max(100);
export const Focus = z.object({ x: Percent, y: Percent });

/** How a picture is cut on one kind of screen. */
export const CropChoice = z.object({ ratio: Ratio, focus: Focus });
export type CropChoice = z.infer<typeof CropChoice>;

/** Words for those who don't see the picture, by language. */
const Alts = z.record(z.string().regex(/^[a-z]{2}$/), z.string().trim().max(300));

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
  alts: Alts,
  focus: Focus,
  crops: perBreakpoint(CropChoice),
  /** It is drawn from a product's recipe when somebody looks at it: it can be described, and neither cut nor replaced. */
  isDrawn: z.boolean(),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;

/** `isKnown`: it was in the library already. `similar`: others that look like it. */
export const UploadAnswer = UploadedPicture.extend({
  isKnown: z.boolean(),
  similar: z.array(z.object({ key: z.string(), name: z.string(), src: z.string() })),
});
export type UploadAnswer = z.infer<typeof UploadAnswer>;

export const LibraryPicture = UploadedPicture.extend({ uses: z.number().int(), deletedAt: z.string().optional() });
export type LibraryPicture = z.infer<typeof LibraryPicture>;

/** A place that shows a picture. `name` is a page's path, what a setting is called, or the id of a product. */
export const PictureUse = z.object({
  kind: z.enum(['page', 'draft', 'release', 'setting', 'product']),
  market: z.string(),
  name: z.string(),
  release: z.string().optional(),
});
export type PictureUse = z.infer<typeof PictureUse>;

export const PictureVersion = z.object({
  number: z.number().int(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  src: z.string(),
  at: z.string(),
  who: z.string(),
});

export const PictureDetail = LibraryPicture.extend({
  version: z.number().int(),
  changedAt: z.string(),
  changedBy: z.string(),
  places: z.array(PictureUse),
  /** Files that another one took the place of, newest first. */
  versions: z.array(PictureVersion),
});
export type PictureDetail = z.infer<typeof PictureDetail>;

export const Film = z.object({ videoId: z.string(), places: z.array(PictureUse) });
export type Film = z.infer<typeof Film>;

export const PictureName = z
  .string()
  .regex(/^[^/\\\p{Cc}]{1,200}$/u)
  .default('picture');
export const PictureKey = z.string().regex(/^[0-9a-f]{24}$/);
const ofPicture = z.object({ key: PictureKey });
/** The version that was seen: what a colleague has changed since is not written over. */
const basedOn = z.number().int().min(1).max(2_147_483_647);

export const FindPictures = z.object({
  /** Looks in names and in words. */
  q: z.string().max(100).default(''),
  shape: z.enum(['any', 'landscape', 'portrait', 'square']).default('any'),
  origin: z.enum(['any', 'uploaded', 'drawn']).default('any'),
  use: z.enum(['any', 'used', 'unused']).default('any'),
  /** Those without words in a language. */
  missing: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
  /** Those that were thrown away and can be brought back. */
  deleted: z.enum(['true', 'false']).default('false'),
  limit: z.coerce.number().int().min(1).max(200).default(60),
  /** `next` of the answer before. */
  after: z.string().max(300).optional(),
});
export type FindPictures = z.infer<typeof FindPictures>;

/** Pictures that editors bring along. */
export const library = {
  list: endpoint({
    method: 'GET',
    path: '/api/studio/media',
    summary: 'Pictures that can be chosen for a page or a product, newest first; `q` looks in their names and words.',
    access: { staff: 'content.read' },
    query: z.object({ q: z.string().max(100).default(''), limit: z.coerce.number().int().min(1).max(200).default(60) }),
    response: z.array(UploadedPicture),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/studio/media/find',
    summary: 'The library, page by page: by words, shape, use and missing words.',
    access: { staff: 'content.read' },
    query: FindPictures,
    response: z.object({ pictures: z.array(LibraryPicture), total: z.number().int(), next: z.string().optional() }),
  }),
  films: endpoint({
    method: 'GET',
    path: '/api/studio/media/films',
    summary: 'Films that content names, and where. They lie with the film host or in the folder of films; none is uploaded here.',
    access: { staff: 'content.read' },
    response: z.array(Film),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/studio/media/:key',
    summary: 'A picture with what is said about it, where it is shown and which files it had.',
    access: { staff: 'content.read' },
    params: ofPicture,
    response: PictureDetail,
    errors: ['not_found'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/studio/media',
    summary: 'Takes a photograph (JPEG, PNG, WebP or AVIF, up to 25 MB and 60 megapixels). It is made anew from its pixels.',
    access: { staff: 'content.write' },
    upload: uploadTypes,
    query: z.object({ name: PictureName }),
    response: UploadAnswer,
    rateLimit: { limit: 300, seconds: 3_600 },
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/studio/media/:key',
    summary: 'Name, words, focal point and crops of a picture. `everywhere` cuts it anew where it is shown already.',
    access: { staff: 'content.write' },
    params: ofPicture,
    body: z.object({
      basedOn,
      name: PictureName,
      alts: Alts,
      focus: Focus,
      crops: perBreakpoint(CropChoice),
      everywhere: z.boolean().default(false),
    }),
    response: PictureDetail,
    errors: ['not_found', 'conflict'],
    rateLimit: { limit: 600, seconds: 3_600 },
  }),
  replace: endpoint({
    method: 'POST',
    path: '/api/studio/media/:key/file',
    summary: 'Puts another file in the place of a picture, everywhere and within a second. The one before stays as a version.',
    access: { staff: 'content.publish' },
    params: ofPicture,
    upload: uploadTypes,
    query: z.object({ name: PictureName, basedOn: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: PictureDetail,
    errors: ['not_found', 'conflict'],
    rateLimit: { limit: 120, seconds: 3_600 },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/studio/media/:key/versions/:number',
    summary: 'Brings a former file of a picture back, everywhere.',
    access: { staff: 'content.publish' },
    params: ofPicture.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
    body: z.object({ basedOn }),
    response: PictureDetail,
    errors: ['not_found', 'conflict'],
    rateLimit: { limit: 120, seconds: 3_600 },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/studio/media/:key',
    summary: 'Throws a picture away that is shown nowhere. For thirty days it can be brought back.',
    access: { staff: 'content.write' },
    params: ofPicture,
    response: PictureDetail,
    errors: ['not_found', 'conflict'],
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/api/studio/media/:key/bring-back',
    summary: 'Takes a picture out of the waste.',
    access: { staff: 'content.write' },
    params: ofPicture,
    response: PictureDetail,
    errors: ['not_found'],
  }),
  crop: endpoint({
    method: 'POST',
    path: '/api/studio/media/:key/crop',
    summary: 'The picture in a ratio around its focal point, as pages hold it.',
    access: { staff: 'content.write' },
    params: ofPicture,
    body: z.object({
      ratio: Ratio,
      focus: Focus.default({ x: 50, y: 50 }),
      alt: z.string().max(300).default(''),
    }),
    response: Image,
    errors: ['not_found', 'conflict'],
    rateLimit: { limit: 600, seconds: 3_600 },
  }),
};
