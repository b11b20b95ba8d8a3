import { ShopError, statusOf } from '@selvedge/contract/error.ts';
import { cropPath, library } from '@selvedge/contract/studio/media.ts';
import { productPictures } from '@selvedge/contract/studio/product-pictures.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Http, serve } from '../../http/serve.ts';
import { fileStoreOf, readBytes } from '../../storage/stored-bytes.ts';
import { createByteCache } from '../create-byte-cache.ts';
import { toKept } from '../seal.ts';
import { changePicture } from './change-picture.ts';
import { chooseForProduct } from './choose-for-product.ts';
import { cropPicture } from './crop-picture.ts';
import { findPictures } from './find-pictures.ts';
import { getPicture } from './get-picture.ts';
import { listFilms } from './list-films.ts';
import { listUploads } from './list-uploads.ts';
import { bringBackPicture, removePicture } from './remove-picture.ts';
import { replaceFile, restoreFile } from './replace-file.ts';
import { mediaCropFileTable } from './tables.ts';
import { uploadPicture } from './upload-picture.ts';

const memoryBytes = 32 * 1024 * 1024;
const types = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

export function uploadRoutes(app: FastifyInstance): void {
  serve(app, library.list, (ctx, { query }) => listUploads(ctx, query));
  serve(app, library.crop, (ctx, { params, body }) => cropPicture(ctx, { ...body, ...params }));
  serve(app, library.upload, (ctx, { query }, http) => uploadPicture(ctx, { ...fileOf(http), ...query }));
  serve(app, library.find, (ctx, { query }) => findPictures(ctx, query));
  serve(app, library.films, (ctx) => listFilms(ctx));
  serve(app, library.get, (ctx, { params }) => getPicture(ctx.db, params.key));
  serve(app, library.change, (ctx, { params, body }) => changePicture(ctx, { ...body, ...params }));
  serve(app, library.replace, (ctx, { params, query }, http) => replaceFile(ctx, { ...fileOf(http), ...query, ...params }));
  serve(app, library.restore, (ctx, { params, body }) => restoreFile(ctx, { ...body, ...params }));
  serve(app, library.remove, (ctx, { params }) => removePicture(ctx, params));
  serve(app, library.bringBack, (ctx, { params }) => bringBackPicture(ctx, params));
  serve(app, productPictures.choose, (ctx, { body }) => chooseForProduct(ctx, body));
  serve(app, productPictures.upload, (ctx, { query }, http) => uploadPicture(ctx, { ...fileOf(http), ...query }));
  cropFiles(app);
}

function fileOf(http: Http) {
  const upload = http.readUpload();
  if (!upload) throw new ShopError('unsupported_media_type');
  return upload;
}

/** The files of crops. An address holds a hash of what it shows, so it may be kept for ever. */
function cropFiles(app: FastifyInstance): void {
  const memory = createByteCache('crop-files', memoryBytes);
  app.get(`${cropPath}:file`, async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, key, width, type] = /^([0-9a-f]{24})-(\d{1,4})\.(webp|jpg)$/.exec(file) ?? [];
    const picture = memory.find(file) ?? (key && (await read(key, Number(width), type as keyof typeof types)));
    if (!picture)
      return reply.code(statusOf.not_found).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not_found');
    memory.keep(file, picture);
    reply.header('etag', picture.etag).header('cache-control', 'public, max-age=31536000, immutable');
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(types[type as keyof typeof types]).send(picture.bytes);
  });

  async function read(key: string, width: number, type: keyof typeof types) {
    const [row] = await app.shop.db
      .select({ bytes: mediaCropFileTable.bytes, object: mediaCropFileTable.object })
      .from(mediaCropFileTable)
      .where(and(eq(mediaCropFileTable.key, key), eq(mediaCropFileTable.width, width), eq(mediaCropFileTable.type, type)));
    return row && toKept(await readBytes(fileStoreOf({ ports: app.shop.ports, log: app.log }), row));
  }
}
