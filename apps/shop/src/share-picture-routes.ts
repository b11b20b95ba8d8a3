import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@selvedge/api/config.ts';
import { createByteCache, type Kept } from '@selvedge/api/media/create-byte-cache.ts';
import { openDiskCache } from '@selvedge/api/media/open-disk-cache.ts';
import type { PictureService } from '@selvedge/api/media/open-pictures.ts';
import { toKept } from '@selvedge/api/media/seal.ts';
import { sharedPictures } from '@selvedge/api/media/shared-pictures.ts';
import { cardAddress, findShareCard } from '@selvedge/api/page/share-cards.ts';
import { readShareAddress, type ShareCard } from '@selvedge/api/share-picture/share-card.ts';
import type { StoragePort } from '@selvedge/api/storage/storage-port.ts';
import { type ErrorCode, ShopError, statusOf } from '@selvedge/contract/error.ts';
import { sharePath } from '@selvedge/contract/share-picture.ts';
import { readPictureUrl } from '@selvedge/domain/media/read-picture-url.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { folders } from './folders.ts';
import type { PageDeps } from './page-routes.ts';

type Deps = Pick<PageDeps, 'content' | 'catalogue' | 'clock'> & {
  config: Pick<Config, 'dataDir'>;
  pictures: PictureService;
  storage?: StoragePort | undefined;
};

const forever = 'public, max-age=31536000, immutable';
const memoryBytes = 16 * 1024 * 1024;
const diskBytes = 256 * 1024 * 1024;
/** One is drawn in a twentieth of a second; who waits longer comes again. */
const mostAtOnce = 2;
const mostWaiting = 20;

/** Pictures of shared links, drawn when first asked for. */
export function sharePictureRoutes(app: FastifyInstance, { config, pictures, storage, ...deps }: Deps): void {
  const memory = createByteCache('share-pictures', memoryBytes);
  const disk = openDiskCache({ folder: join(config.dataDir, 'share-pictures'), maxBytes: diskBytes, log: app.log });
  const shared = storage && sharedPictures({ storage, folder: 'share-pictures', log: app.log });
  const underway = new Map<string, Promise<Kept>>();
  const turns = createTurns();
  app.addHook('onClose', async () => {
    await disk.close();
    await shared?.close();
  });

  async function findOrDraw(name: string, card: ShareCard): Promise<Kept> {
    const here = disk.mayHave(name) ? await disk.find(name) : undefined;
    const stored = here ?? (await shared?.find(name));
    const kept = stored ?? toKept(await turns(() => draw(card, pictures)));
    memory.keep(name, kept);
    if (!here) disk.keep(name, kept);
    if (!stored) shared?.keep(name, kept);
    return kept;
  }

  function get(name: string, card: ShareCard): Kept | Promise<Kept> {
    const found = memory.find(name) ?? underway.get(name);
    if (found) return found;
    const making = findOrDraw(name, card).finally(() => underway.delete(name));
    underway.set(name, making);
    return making;
  }

  app.get(`${sharePath}*`, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const asked = readShareAddress(path);
    const found = asked && (await findShareCard({ content: deps.content(), catalogue: deps.catalogue(), now: deps.clock() }, asked));
    if (!found) return refuse(reply, 'not_found');
    const address = cardAddress(found.market, found);
    // Shared before it was renamed: it is shown as it is now, and nothing is drawn for a hash that somebody made up.
    if (address !== path) return reply.header('cache-control', 'public, max-age=300').redirect(address, 302);
    try {
      const { hash = '' } = /\.(?<hash>[0-9a-f]{16})\.jpg$/.exec(address)?.groups ?? {};
      return send(request, reply, await get(hash, found.card));
    } catch (error) {
      if (error instanceof ShopError) return refuse(reply, error.code);
      throw error;
    }
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: Kept): FastifyReply {
  reply.header('etag', etag).header('cache-control', forever).header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/jpeg').send(bytes);
}

/** The garment; where there is none, or none of our own, the shop's cloth. */
async function besideOf({ picture }: ShareCard, pictures: PictureService): Promise<Buffer> {
  const address = picture === undefined ? undefined : readPictureUrl(picture);
  const found = address && (await pictures.find({ ...address, width: 640, type: 'jpg' }));
  return found?.bytes ?? readFile(folders.shareCloth);
}

/** At most so many at once; beyond a queue that nobody would wait through it is refused. */
function createTurns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new ShopError('unavailable');
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  if (code === 'unavailable') reply.header('retry-after', '3');
  return reply.code(statusOf[code]).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(code);
}

/** What sets text in pictures is loaded with the first one. */
async function draw(card: ShareCard, pictures: PictureService): Promise<Buffer> {
  const { drawCard } = await import('@selvedge/api/share-picture/draw-card.ts');
  return drawCard(card, await besideOf(card, pictures));
}
