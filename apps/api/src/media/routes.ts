import { type ErrorCode, ShopError, statusOf } from '@selvedge/contract/error.ts';
import { picturePath, pictureTypes } from '@selvedge/contract/media.ts';
import { readPictureUrl } from '@selvedge/domain/media/read-picture-url.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FilmFolders, findFilm } from './find-film.ts';
import type { FoundPicture, PictureService } from './open-pictures.ts';
import { sendFilm } from './send-film.ts';

const forever = 'public, max-age=31536000, immutable';
/** Until a better encoding has been made. Long enough for a visit, so that no picture is fetched twice in one. */
const forNow = 'public, max-age=900';

export function mediaRoutes(app: FastifyInstance, pictures: PictureService, films?: FilmFolders): void {
  app.addHook('onClose', () => pictures.close());
  app.get(`${picturePath}*`, async (request, reply) => {
    const address = readPictureUrl(request.url.split('?', 1)[0] ?? '');
    if (!address) return refuse(reply, 'not_found');
    const film = films && (await findFilm(films, address));
    if (film) return sendFilm(request, reply, film);
    if (address.type === 'best') reply.header('vary', 'accept');
    try {
      const picture = await pictures.find(address, request.headers.accept);
      return picture ? send(request, reply, picture) : refuse(reply, 'not_found');
    } catch (error) {
      if (error instanceof ShopError) return refuse(reply, error.code);
      throw error;
    }
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { bytes, etag, type, isFinal }: FoundPicture): FastifyReply {
  reply.header('etag', etag).header('cache-control', isFinal ? forever : forNow);
  // Mails show them as well: read in a browser, they are pages of another site, and without this all pictures of an order are missing.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', pictureTypes[type]).send(bytes);
}

/** Proxies weaken a validator when they touch an answer, and send several when they hold several. */
function isKnown(given: string | undefined, etag: string): boolean {
  return given?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
}

/** Nobody reads the page that a browser gets instead of a picture, so none is rendered. */
function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  if (code === 'unavailable') reply.header('retry-after', '3');
  return reply.code(statusOf[code]).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(code);
}
