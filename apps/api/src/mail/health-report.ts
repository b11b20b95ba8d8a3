import type { HealthChange, HealthNews } from '@selvedge/domain/market-health/compare-health.ts';
import { findingSentences, needNames } from '@selvedge/domain/market-health/finding-sentences.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';

/** A mail with a thousand lines is read by nobody; the table in the Studio has them all. */
const most = 40;

export function healthReport(t: Translate, { broken, changed }: HealthNews): MailLayout {
  const paragraphs = [
    broken.length > 0 && listOf(t('mail.market_doctor.broken'), broken, t),
    changed.length > 0 && listOf(t('mail.market_doctor.changed'), changed, t),
  ];
  return {
    subject: broken.length > 0 ? t('mail.market_doctor.subject', { count: broken.length }) : t('mail.market_doctor.subject_good'),
    text: paragraphs.filter(Boolean).join('\n\n'),
    action: { label: t('mail.market_doctor.action'), path: '/studio/doctor' },
    note: t('mail.market_doctor.note'),
  };
}

function listOf(title: string, changes: readonly HealthChange[], t: Translate): string {
  const lines = changes.slice(0, most).map(({ market, finding }) => `${market}: ${sentenceOf(finding, t)}`);
  const rest = changes.length - lines.length;
  return [title, ...lines, ...(rest > 0 ? [t('mail.market_doctor.more', { count: rest })] : [])].join('\n');
}

function sentenceOf({ need, reason, values }: HealthChange['finding'], t: Translate): string {
  return reason ? translate(findingSentences, `finding.${reason}`, values) : t('mail.market_doctor.mended', { need: needNames[need] });
}
