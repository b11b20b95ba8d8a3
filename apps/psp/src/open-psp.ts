import { readFileSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { adyenRoutes } from './adyen/routes.ts';
import { carrierRoutes } from './carrier/routes.ts';
import { controlRoutes } from './control-routes.ts';
import { loseAnswer } from './faults.ts';
import { iyzicoRoutes } from './iyzico/routes.ts';
import { klarnaRoutes } from './klarna/routes.ts';
import { bankPage } from './pages/bank-page.ts';
import { cardFormRoutes } from './pages/card-form.ts';
import { iyzicoPage } from './pages/iyzico-page.ts';
import { klarnaPage } from './pages/klarna-page.ts';
import { linkPage } from './pages/link-page.ts';
import { startPage } from './pages/start-page.ts';
import { terminalPage } from './pages/terminal-page.ts';
import { createPsp, type Psp, type PspOptions } from './psp.ts';

export type OpenPsp = {
  url: string;
  psp: Psp;
  stop(): Promise<void>;
  /** Ends without finishing anything, as `kill -9` would; the file is what is left. */
  kill(): Promise<void>;
};

/** The whole sandbox in this process; port 0 takes a free one. */
export async function openPsp(options: PspOptions & { port: number; host?: string }): Promise<OpenPsp> {
  const psp = createPsp(options);
  const app = buildApp(psp);
  await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  psp.url = options.url ?? `http://${options.host ?? '127.0.0.1'}:${port}`;
  const closeServer = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  return {
    url: psp.url,
    psp,
    async stop() {
      await closeServer();
      await psp.notices.stop();
      await psp.ledger.close();
    },
    async kill() {
      psp.ledger.drop();
      psp.notices.drop();
      await closeServer();
    },
  };
}

function buildApp(psp: Psp): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 1_000_000, forceCloseConnections: true });
  app.decorateRequest('fault', undefined);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.addHook('onSend', async (request, reply, payload) => loseAnswer(request, reply, payload));
  for (const routes of [adyenRoutes, klarnaRoutes, iyzicoRoutes, carrierRoutes, controlRoutes, cardFormRoutes]) routes(app, psp);
  for (const page of [bankPage, klarnaPage, iyzicoPage, linkPage, terminalPage, startPage]) page(app, psp);
  const assets = { 'psp.css': 'text/css', 'card-form.js': 'text/javascript', 'send-form.js': 'text/javascript' };
  for (const [name, type] of Object.entries(assets)) {
    const bytes = readFileSync(new URL(`pages/${name}`, import.meta.url));
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(bytes),
    );
  }
  return app;
}
