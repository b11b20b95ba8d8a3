import { currencyDecimals } from '@selvedge/domain/money/currency.ts';

const currencies =
  'sq-AL ALL,fr-DZ DZD,ca-AD EUR,hy-AM AMD,de-AT EUR,nl-BE EUR,fr-BE EUR,bs-BA BAM,bg-BG EUR,en-CA CAD,fr-CA CAD,hr-HR EUR,el-CY EUR,cs-CZ CZK,da-DK DKK,ar-EG EGP,et-EE EUR,fi-FI EUR,fr-FR EUR,de-DE EUR,en-GB GBP,el-GR EUR,hu-HU HUF,en-IE EUR,ar-KW KWD,it-IT EUR,ar-JO JOD,lv-LV EUR,lt-LT EUR,fr-LU EUR,en-MT EUR,fr-MC EUR,fr-MA MAD,sr-ME EUR,nl-NL EUR,mk-MK MKD,nb-NO NOK,pl-PL PLN,pt-PT EUR,ar-QA QAR,ro-RO RON,ar-SA SAR,sr-RS RSD,sk-SK EUR,sl-SI EUR,es-ES EUR,sv-SE SEK,de-CH CHF,fr-CH CHF,uk-UA UAH,ar-AE AED,en-AE AED,en-US USD,fr-TN TND,tr-TR TRY';

export type DemoMarket = { id: string; currency: string; decimals: number };

/** Every market with its currency. A test holds it against the shop's own table. */
export const demoMarkets: readonly DemoMarket[] = currencies.split(',').map((row) => {
  const [id = '', currency = ''] = row.split(' ');
  return { id, currency, decimals: currencyDecimals(currency) };
});
