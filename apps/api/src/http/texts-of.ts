import { translate } from '@selvedge/domain/translation/translate.ts';
import type { Ctx } from '../shop/ctx.ts';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Texts that the server itself says: field messages of the sign-in forms, mails. */
export function textsOf(content: Ctx['content'], market: string): Translate {
  const translations = content.byMarket.get(market)?.translations ?? content.international.translations;
  return (key, values) => translate(translations, key, values, market);
}
