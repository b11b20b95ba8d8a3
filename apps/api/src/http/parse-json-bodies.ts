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
    if (request.routeOptions.config.asSent || request.routeOptions.config.readLater) return done(null, body);
    return parseJson(request, body as string, done);
  });
  takeUploads(app);
}

/** Files go to their handler unread, and only to a route that declares their type. */
function takeUploads(app: FastifyInstance): void {
  const types = new Set([form, ...listEndpoints().flatMap(({ definition }) => definition.upload ?? [])]);
  for (const type of types) {
    app.addContentTypeParser(type, (request, payload, done) => {
      if (request.routeOptions.config.upload?.includes(type)) done(null, payload);
      else if (type === form && request.routeOptions.config.asSent) readForm(payload).then((body) => done(null, body), done);
      else done(new ShopError('unsupported_media_type'));
    });
  }
}

/** Posted by another party's page, and only where that is expected: a form can come from anywhere. */
const form = 'application/x-www-form-urlencoded';
const longestForm = 100_000;

async function readForm(payload: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of payload) {
    length += chunk.length;
    if (length > longestForm) throw new ShopError('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content types that this route takes as a stream. */
    upload?: readonly string[];
    /** The body reaches the handler as the text that was sent. */
    asSent?: boolean;
    /** The same, from our own pages. */
    readLater?: boolean;
  }
}
