import { type Finding, type MarketHealth, type Need, needs } from '@selvedge/contract/studio/market-health.ts';
import { judgeFooter, judgeHome, judgeLegal, judgeMenu, judgeSizeGuide, judgeTerms } from './content-rules.ts';
import { judgeShipping, judgeStores } from './delivery-rules.ts';
import type { HealthRule } from './finding.ts';
import { judgeDuties } from './judge-duties.ts';
import { judgeOpen } from './judge-open.ts';
import type { MarketFacts } from './market-facts.ts';
import { judgeCurrency, judgePayment, judgeTax } from './money-rules.ts';
import { judgeCategories, judgePrices } from './product-rules.ts';
import { judgeMails, judgeTranslations } from './text-rules.ts';

/** One answer for each need, in the order of `needs`. */
export function examineMarket(facts: MarketFacts): MarketHealth {
  return { market: facts.market, findings: needs.map((need): Finding => ({ need, ...rules[need](facts) })) };
}

const rules: Readonly<Record<Need, HealthRule>> = {
  open: judgeOpen,
  prices: judgePrices,
  categories: judgeCategories,
  currency: judgeCurrency,
  tax: judgeTax,
  payment: judgePayment,
  shipping: judgeShipping,
  stores: judgeStores,
  terms: judgeTerms,
  legal: judgeLegal,
  duties: judgeDuties,
  home: judgeHome,
  menu: judgeMenu,
  footer: judgeFooter,
  sizeGuide: judgeSizeGuide,
  translations: judgeTranslations,
  mails: judgeMails,
};
