import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './error-handler.ts';

/** Answers 405 with `Allow` where the path exists under another method, else 404. Call before routes are registered. */
export function answerUnknown(app: FastifyInstance): void {
  const routes: { method: string; url: string; pattern?: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // What catches every path says nothing about which calls exist.
    if (url === '/api' || url.includes('*')) return;
    for (const each of [method].flat()) routes.push({ method: each, url });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = new Set<string>();
    for (const route of routes) {
      route.pattern ??= toPattern(route.url);
      if (route.pattern.test(path)) allowed.add(route.method);
    }
    if (allowed.size === 0) return sendRefusal(request, reply, { code: 'not_found' });
    // The call exists, so the router gave up on a parameter that is too long.
    if (allowed.has(request.method)) return sendRefusal(request, reply, { code: 'invalid_request' });
    reply.header('allow', [...allowed].sort().join(', '));
    return sendRefusal(request, reply, { code: 'method_not_allowed' });
  }

  app.setNotFoundHandler(answer);
  // The shop's pages catch every path: without these an unknown call would be answered with a page. Before the body is read.
  for (const url of ['/api', '/api/*']) app.all(url, { config: { access: 'public' }, onRequest: answer }, answer);
}

function toPattern(url: string): RegExp {
  return new RegExp(`^${url.replace(/[.+^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
}
