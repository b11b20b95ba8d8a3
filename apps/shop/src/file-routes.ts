import { sendRefusal } from '@selvedge/api/http/error-handler.ts';
import type { FastifyInstance } from 'fastify';
import { folders } from './folders.ts';
import { readStaticFiles, type StaticFiles } from './read-static-files.ts';
import { serveBytes } from './serve-bytes.ts';

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** Scripts, styles, fonts and pictures. Each is a route of its own: what was not there at start does not exist. */
export function fileRoutes(app: FastifyInstance, built: StaticFiles): void {
  const shop = [...built].filter(([url]) => !url.startsWith('/studio/'));
  const files: StaticFiles = new Map([...shop, ...readStaticFiles(folders.media, '/media/', () => false)]);
  for (const prefix of new Set([...files.keys()].map(prefixOf))) {
    app.get(prefix, async (request, reply) => {
      const file = files.get(request.url.split('?', 1)[0] ?? '');
      if (!file) return sendRefusal(request, reply, { code: 'not_found' });
      return serveBytes(request, reply, await file.read(), { type: file.type, cacheControl: file.immutable ? aYear : anHour });
    });
  }
}

/** Files at the top are named one by one; those below a folder share its route. */
function prefixOf(url: string): string {
  const folder = url.split('/')[1] ?? '';
  return url.lastIndexOf('/') === 0 ? url : `/${folder}/*`;
}
