import type { FastifyInstance } from 'fastify';

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/**
 * Says once that the shop seems to stand behind a proxy that nobody named. Every visitor then has the proxy's address, shares its
 * limits, and is told apart only by session and basket.
 */
export function noticeProxy(app: FastifyInstance): void {
  if (app.shop.config.trustedProxies.length > 0) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || !forwarding.some((name) => name in headers)) return;
    isSaid = true;
    app.log.warn(
      'A request came with a forwarded address, and TRUSTED_PROXIES is not set: if the shop stands behind a proxy, set TRUSTED_PROXIES to ' +
        "the proxy's address (for example TRUSTED_PROXIES=10.0.0.0/8). Until then all its visitors count as one address.",
    );
  });
}
