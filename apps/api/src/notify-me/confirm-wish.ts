import { ShopError } from '@selvedge/contract/error.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import type { Http } from '../http/serve.ts';
import { hashToken } from '../identity/secret-token.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findWished } from './describe-wished.ts';
import { markBrowser } from './own-browser.ts';
import { confirmWaiting } from './store.ts';

/** By whoever holds the mail. From now on the wish counts, from where it stood in the queue when it was asked for. */
export async function confirmWish(ctx: Ctx, { token }: { token: string }, http: Http): Promise<{ status: 'OK'; productUrl?: string }> {
  const confirmed = await confirmWaiting(ctx.db, {
    ...{ hash: hashToken(token), browser: markBrowser(http), now: ctx.now, address: ctx.address },
  });
  if (!confirmed) throw new ShopError('invalid_request', { token: ['notify_me.link_used_up'] });
  const described = confirmed.market === ctx.market!.id ? findWished(await getMarketCatalogue(ctx), confirmed) : undefined;
  return { status: 'OK', ...(described && { productUrl: described.url }) };
}
