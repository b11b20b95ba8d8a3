import { geolocation } from '@selvedge/contract/market.ts';
import { readAcceptLanguage } from '@selvedge/domain/market/read-accept-language.ts';
import { suggestMarkets } from '@selvedge/domain/market/suggest-markets.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';

export function marketRoutes(app: FastifyInstance): void {
  const { countryHeader = 'cf-ipcountry' } = app.shop.config;
  serve(app, geolocation.suggest, (ctx, _, http) =>
    suggestMarkets(ctx.content.markets, {
      current: ctx.market!,
      country: http.readProxyHeader(countryHeader),
      languages: readAcceptLanguage(http.readHeader('accept-language')),
    }),
  );
}
