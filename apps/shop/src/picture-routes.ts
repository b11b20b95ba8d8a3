import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@selvedge/api/config.ts';
import type { Db } from '@selvedge/api/db/db.ts';
import { databasePictures } from '@selvedge/api/media/database-pictures.ts';
import { openPictures, type PictureService } from '@selvedge/api/media/open-pictures.ts';
import { mediaRoutes } from '@selvedge/api/media/routes.ts';
import { sharedPictures } from '@selvedge/api/media/shared-pictures.ts';
import type { StoragePort } from '@selvedge/api/storage/storage-port.ts';
import { filmFolder } from '@selvedge/demo/films/films.ts';
import type { FastifyInstance } from 'fastify';

type Settings = { config: Pick<Config, 'dataDir' | 'pictureOriginals' | 'pictureCacheMb'>; db: Db; storage?: StoragePort | undefined };

/** Product pictures, drawn by the demo's composer or made from the retailer's originals. */
export function pictureRoutes(app: FastifyInstance, { config, db, storage }: Settings): PictureService {
  const source = databasePictures({ db, storage, log: app.log });
  const pictures = openPictures({
    source,
    composer: new URL('./compose-picture.ts', import.meta.url).href,
    originals: config.pictureOriginals,
    folder: join(config.dataDir, 'pictures'),
    maxDiskBytes: config.pictureCacheMb * 1024 * 1024,
    shared: storage && sharedPictures({ storage, folder: 'pictures', log: app.log }),
    log: app.log,
  });
  mediaRoutes(app, pictures, { source, films: fileURLToPath(filmFolder), originals: config.pictureOriginals });
  return pictures;
}
