import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { FastifyRequest } from 'fastify';
import { canonicalMarketId } from '../published/canonical-market-id.ts';
import { mayBePreview, previewToken } from '../published/preview-request.ts';
import { readPreview } from '../published/preview-token.ts';
import type { Shop } from '../shop/shop.ts';
import { findStaff } from './check-access.ts';
import { marketParam } from './content-for.ts';
import { readCookie } from './cookie.ts';

/**
 * What a market has closed is closed to calls as it is to pages, for guests and members alike: before anybody is asked who they are. Staff
 * with a preview go on; staff's own calls, those of other systems and those of providers about money are not the shop's to close.
 */
export async function refuseInMaintenance(shop: Shop, definition: Endpoint, request: FastifyRequest): Promise<void> {
  const { access, asSent, maintenance } = definition;
  if (typeof access === 'object' || access === 'service' || access === 'till' || asSent || maintenance === 'open') return;
  const toggles = shop.content().byMarket.get(canonicalMarketId(namedMarket(request)))?.featureToggles;
  const key = toggles && closedBy(toggles, maintenance);
  if (!key || (await hasPreview(shop, request))) return;
  throw new ShopError('closed_for_maintenance', { maintenance: [key] });
}

function closedBy(toggles: FeatureToggles, part: Endpoint['maintenance']): string | undefined {
  if (toggles.maintenanceMode) return 'feedback.error_maintenance';
  if (toggles.loginPageMaintenance && part === 'login') return 'login.maintenance';
  return toggles.accountPageMaintenance && part === 'account' ? 'feedback.error_account_maintenance' : undefined;
}

/** Calls whose path names no market, as those of the session library, say it in a header; a page's market is in the cookie. */
function namedMarket({ params, headers }: FastifyRequest): string {
  const named = params as Record<string, string>;
  const name = marketParam(named);
  if (name !== undefined) return named[name] ?? '';
  return [headers['x-current-market']].flat()[0] ?? readCookie(headers.cookie, 'market') ?? '';
}

async function hasPreview(shop: Shop, request: FastifyRequest): Promise<boolean> {
  const { token } = mayBePreview(request) ? previewToken(request) : {};
  const staff = token === undefined ? undefined : await findStaff(shop, request);
  if (!staff?.rights.includes('content.read')) return false;
  return readPreview(token, { secret: shop.config.previewSecret, staffId: staff.staffId, now: shop.clock() }) !== undefined;
}
