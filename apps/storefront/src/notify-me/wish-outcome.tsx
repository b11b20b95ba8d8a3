import type { NotifyMeKind, NotifyMeSubscription } from '@selvedge/contract/notify-me.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useHref, useT } from '../lib/shop-context.tsx';
import { useSession } from '../session/use-session.ts';
import { LeaveButton } from './leave-button.tsx';
import styles from './notify-me.module.css';

type Props = { kind: NotifyMeKind; known: NotifyMeSubscription | undefined; sentTo: string | undefined; onLeft: () => void };

/** What becomes of it: either it counts, or a mail asks first. */
export function WishOutcome({ kind, known, sentTo, onLeft }: Props) {
  const t = useT();
  const href = useHref();
  const { status } = useSession();
  const isWaiting = known?.isConfirmed === true;
  return (
    <div className={styles.outcome}>
      <div role="status" className={styles.said}>
        <p className={styles.claim}>{t(isWaiting ? 'notify_me.waiting.title' : 'notify_me.asked.title')}</p>
        <p>
          <bdi>{isWaiting ? t(`notify_me.waiting.${kind}`) : t('notify_me.asked.text', { email: sentTo ?? '' })}</bdi>
        </p>
      </div>
      {known && <LeaveButton token={known.token} onLeft={onLeft} />}
      {status === 'signedIn' && <TextLink href={href('/account/preferences#notify-me')}>{t('notify_me.all')}</TextLink>}
    </div>
  );
}
