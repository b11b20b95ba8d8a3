import { readFileSync } from 'node:fs';
import { openApiDocument } from '@selvedge/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';
import { apiDocsPage } from './api-docs-page.ts';
import { toAnswer } from './response-cache.ts';
import { sendShared } from './send-shared.ts';

/** The contract for machines and for people. Both change only with the code, so they are made once. */
export function apiDocsRoutes(app: FastifyInstance): void {
  const files = [
    { url: '/openapi.json', type: 'application/json', make: () => JSON.stringify(openApiDocument()) },
    { url: '/api/docs', type: 'text/html', make: () => apiDocsPage(app.shop.config.shopUrl) },
    { url: '/api/docs.css', type: 'text/css', make: () => readFileSync(new URL('./api-docs.css', import.meta.url), 'utf8') },
  ];
  for (const { url, type, make } of files) {
    let made: ReturnType<typeof toAnswer> | undefined;
    app.get(url, { config: { access: 'public' } }, async (request, reply) => {
      made ??= toAnswer(make());
      return sendShared(request, reply, { answer: await made, seconds: 300, type });
    });
  }
}
