import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './error-handler.ts';

/** Answers 405 with `Allow` where the path exists under another method, else 404. Call before routes are registered. */
export function answerUnknown(app: FastifyInstance): void {
  const methods: { method: string; path: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // A catch-all serves pages; it says nothing about which calls exist.
    if (url.includes('*')) return;
    for (const each of [method].flat()) methods.push({ method: each, path: toPattern(url) });
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = new Set(methods.flatMap((known) => (known.path.test(path) ? [known.method] : [])));
    if (allowed.size === 0) return sendRefusal(request, reply, { code: 'not_found' });
    reply.header('allow', [...allowed].sort().join(', '));
    return sendRefusal(request, reply, { code: 'method_not_allowed' });
  });
}

function toPattern(url: string): RegExp {
  return new RegExp(`^${url.replace(/[.+^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
}
