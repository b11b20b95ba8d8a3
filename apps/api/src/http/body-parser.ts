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
}
