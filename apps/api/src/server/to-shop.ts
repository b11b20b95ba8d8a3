import { createCollector } from '../analytics/create-collector.ts';
import { openEventReader } from '../analytics/open-event-reader.ts';
import { findVisitor } from '../basket/find-visitor.ts';
import { emptyCatalogue } from '../catalogue/empty-catalogue.ts';
import { fromPrimary } from '../db/from-primary.ts';
import { proveDevice } from '../device/find-device.ts';
import { createMetrics } from '../http/metrics.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';
import { findCaller } from '../identity/find-caller.ts';
import { findSession } from '../identity/session.ts';
import { createSigningKeys } from '../identity/signing-keys.ts';
import { noProviders } from '../payment/providers.ts';
import { openPorts } from '../ports/open-ports.ts';
import { noPromotions } from '../promotion/promotion-snapshot.ts';
import type { Shop } from '../shop/shop.ts';
import { noStockChanges } from '../stock/stock-changes.ts';
import type { AppDeps } from './app-deps.ts';

/** What every handler finds in `app.shop`: what was given, and a stand-in for what was left out. */
export function toShop(deps: AppDeps, headers: Shop['securityHeaders']): Shop {
  const { config, db, pool, clock, content, renderError, telemetry } = deps;
  const { catalogue = () => emptyCatalogue, stock = () => noStockChanges, promotions = () => noPromotions } = deps;
  const { reads = fromPrimary(db) } = deps;
  const ports = { ...openPorts(config, deps.storage), ...deps.ports };
  const metrics = deps.metrics ?? createMetrics();
  const shop: Shop = {
    ...{ config, db, pool, reads, clock, content, catalogue, stock, promotions, ports },
    ...(renderError && { renderError }),
    ...(telemetry && { telemetry }),
    held: () => ({ catalogue: catalogue(), stock: stock(), promotions: promotions(), ports }),
    findShopper: (request) => findCaller(shop, request),
    findStaffSession: (token) => findSession(db, { token, now: clock(), secondFactor: config.staffSecondFactor }),
    findDevice: ({ headers }) => proveDevice(db, { headers, secret: config.sessionSecret, now: clock() }),
    findVisitor: (request) => findVisitor(db, request.headers.cookie),
    payments: deps.payments ?? noProviders,
    signingKeys: createSigningKeys({ db, secret: config.sessionSecret }),
    metrics,
    collector: createCollector({
      metrics,
      open: deps.readEvents ?? ((news) => openEventReader({ db, secret: config.sessionSecret, ...news })),
    }),
    responseCache: createResponseCache(),
    securityHeaders: headers,
    isTrustedProxy: trustedProxies(config.trustedProxies),
    served: new Set(),
    servers: [],
    isStopping: false,
  };
  return shop;
}
