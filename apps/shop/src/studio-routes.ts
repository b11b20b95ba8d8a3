import { sendRefusal } from '@selvedge/api/http/error-handler.ts';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from './renderer.ts';
import { serveBytes } from './serve-bytes.ts';

/**
 * The page editor lays its canvas in a frame of its own and writes styles while something is dragged; previews are pages of the shop
 * in a frame. Scripts stay as strict as in the shop.
 */
export const studioPolicy = (policy: string): string =>
  // Whole directives: beside a hash, 'unsafe-inline' means nothing.
  policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'").replace(/frame-src [^;]*/, "frame-src 'self'");

/** The Studio is one document; what it shows follows the path in the browser. */
export function studioRoutes(app: FastifyInstance, { files }: Renderer): void {
  const document = files.get('/studio/index.html');
  if (!document) return;
  for (const path of ['/studio', '/studio/*']) {
    app.get(path, async (request, reply) => {
      const url = request.url.split('?', 1)[0] ?? '';
      // A script of an earlier build must be missing, not answered with a document that is no script.
      if (url.startsWith('/studio/assets/') && !files.has(url)) return sendRefusal(request, reply, { code: 'not_found' });
      const file = files.get(url) ?? document;
      if (file === document) reply.header('content-security-policy', studioPolicy(String(reply.getHeader('content-security-policy'))));
      return serveBytes(request, reply, await file.read(), {
        type: file.type,
        cacheControl: file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    });
  }
}
