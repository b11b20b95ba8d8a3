import type { Occasion } from '@selvedge/contract/occasion.ts';
import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';
import { type StopLink, stopMessages } from './stop-messages.ts';

/** `reward` is what its voucher is called, or empty. */
export type ClubGift = StopLink & { occasion: Occasion; points: number; reward: string; firstName: string };

export function clubGift(
  t: Translate,
  { occasion, points, reward, firstName, ...link }: ClubGift,
  { market }: { market: string },
): MailLayout {
  return {
    subject: t(`mail.club_gift.${occasion}.subject`),
    text: [
      firstName && t('mail.club_gift.greeting', { name: firstName }),
      t(`mail.club_gift.${occasion}.text`),
      points > 0 && t('mail.club_gift.points', { count: points, points: formatCount(points, market) }),
      reward && t('mail.club_gift.voucher', { reward }),
    ]
      .filter(Boolean)
      .join('\n\n'),
    action: { label: t('mail.club_gift.action'), path: `/${market}/account/rewards` },
    stop: stopMessages(t, { market, ...link }),
  };
}
