import type { FastifyInstance } from 'fastify';
import { devAnalyticsRoutes } from './analytics/dev-routes.ts';
import { devReminderRoutes } from './checkout/dev-routes.ts';
import { answerUnknown } from './http/answer-unknown.ts';
import { apiDocsRoutes } from './http/api-docs-routes.ts';
import { refuseUndeclared, refuseUnreadParts, refuseUnserved } from './http/check-endpoints.ts';
import { healthRoutes } from './http/health-routes.ts';
import { parseJsonBodies } from './http/parse-json-bodies.ts';
import { refuseOtherMarkets } from './http/refuse-other-markets.ts';
import { devPointsRoutes } from './loyalty/dev-routes.ts';
import { devMailRoutes } from './mail/dev-routes.ts';
import type { AppDeps } from './server/app-deps.ts';
import { domainRoutes } from './server/domain-routes.ts';
import { openServer } from './server/open-server.ts';

/** The whole HTTP side of the shop, not yet listening. Throws when a call of the contract has no handler, or leaves a part of its path unread. */
export function buildApp(deps: AppDeps): FastifyInstance {
  refuseUnreadParts();
  const app = openServer(deps);
  parseJsonBodies(app);
  refuseUndeclared(app);
  answerUnknown(app);
  refuseOtherMarkets(app);
  for (const register of [
    healthRoutes,
    apiDocsRoutes,
    devMailRoutes,
    devPointsRoutes,
    devReminderRoutes,
    devAnalyticsRoutes,
    ...domainRoutes,
    ...(deps.extraRoutes ?? []),
  ])
    register(app);
  refuseUnserved(app);
  return app;
}
