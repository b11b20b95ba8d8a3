import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyInstance } from 'fastify';

/** One parser for `application/json`, `application/json-patch+json` and their kin; everything else is 415. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/(?:json|[\w.!#$&^+-]+\+json)\s*(?:;|$)/i, { parseAs: 'string' }, (request, body, done) => {
    // A DELETE of some clients names a type and sends nothing.
    if (body === '') return done(null, undefined);
    return parseJson(request, body as string, done);
  });
  takeUploads(app);
}

/** Files go to their handler unread, and only to a route that declares their type. */
function takeUploads(app: FastifyInstance): void {
  const types = new Set(listEndpoints().flatMap(({ definition }) => definition.upload ?? []));
  for (const type of types) {
    app.addContentTypeParser(type, (request, payload, done) => {
      if (request.routeOptions.config.upload?.includes(type)) done(null, payload);
      else done(new ShopError('unsupported_media_type'));
    });
  }
}
