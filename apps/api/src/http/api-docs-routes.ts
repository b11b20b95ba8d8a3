import { openApiDocument } from '@selvedge/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';

export function apiDocsRoutes(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument());
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(document),
  );
}
