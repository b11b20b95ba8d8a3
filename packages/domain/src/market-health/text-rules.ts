import { broken, good, type HealthRule, type Judgement, worse } from './finding.ts';
import type { FindingReason } from './finding-sentences.ts';
import type { Texts } from './market-facts.ts';

/** Pages in a language that shoppers there do not speak are broken; texts in English can be read with effort. */
export const judgeTranslations: HealthRule = ({ texts, foreignPages }) =>
  foreignPages > 0 ? broken('texts_foreign', { values: { count: foreignPages } }) : judge(texts, 'texts_none', 'texts_some', '');
export const judgeMails: HealthRule = ({ mails }) => judge(mails, 'mails_none', 'mails_some', 'mail.');

/** English stands in for what is missing: read with effort, and never broken. */
function judge({ all, missing }: Texts, none: FindingReason, some: FindingReason, place: string): Judgement {
  if (missing === 0) return good;
  return missing >= all ? worse(none, { place }) : worse(some, { values: { missing, all }, place });
}
