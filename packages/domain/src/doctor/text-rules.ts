import { type DoctorRule, good, type Judgement, worse } from './finding.ts';
import type { FindingReason } from './finding-sentences.ts';
import type { Texts } from './market-facts.ts';

export const judgeTranslations: DoctorRule = ({ texts }) => judge(texts, 'texts_none', 'texts_some', '');
export const judgeMails: DoctorRule = ({ mails }) => judge(mails, 'mails_none', 'mails_some', 'mail.');

/** English stands in for what is missing: read with effort, and never broken. */
function judge({ all, missing }: Texts, none: FindingReason, some: FindingReason, place: string): Judgement {
  if (missing === 0) return good;
  return missing >= all ? worse(none, { place }) : worse(some, { values: { missing, all }, place });
}
