import { randomUUID } from 'node:crypto';
import type { Http } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';

export const deviceCookie = 'selvedge_device';

/** From where somebody signs in: decides the language of refusals and mails, and whether the device is a new one. */
export type Visit = { market: string; deviceId: string; userAgent: string };

export function readVisit(ctx: Ctx, http: Http): Visit {
  const deviceId = http.readCookie(deviceCookie);
  return {
    market: marketOf(ctx, [http.readHeader('x-current-market'), http.readCookie('market'), sessionMarket(ctx)]),
    deviceId: deviceId && /^[0-9a-f-]{36}$/.test(deviceId) ? deviceId : randomUUID(),
    userAgent: http.readHeader('user-agent') ?? '',
  };
}

function sessionMarket({ session }: Ctx): string | undefined {
  return session?.kind === 'shopper' ? session.market : undefined;
}

function marketOf({ content }: Ctx, named: readonly (string | undefined)[]): string {
  for (const name of named) {
    const found = name && content.markets.find(({ id }) => id.toLowerCase() === name.toLowerCase());
    if (found) return found.id;
  }
  return content.markets[0]!.id;
}
