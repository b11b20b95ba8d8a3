import { loyalty } from '@selvedge/contract/loyalty.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useRef, useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { AccountSection } from '../account-section.tsx';
import styles from './loyalty.module.css';
import { RewardOffer } from './reward-offer.tsx';

/** LOY-003 what the market gives for points, the cheapest first. */
export function RewardList({ balance, onTaken }: { balance: number; onTaken: () => void }) {
  const t = useT();
  const [time, setTime] = useState(0);
  const [taken, setTaken] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  const answer = useAnswer(loyalty.listRewards, {}, time);
  const rewards = answer && !answer.hasError ? answer.data : [];
  return (
    <AccountSection title={t('loyalty.rewards')} text={t('loyalty.rewards_text')}>
      <p ref={said} role="status" tabIndex={-1} className={styles.said}>
        {taken && t('loyalty.taken', { reward: taken })}
      </p>
      {!answer && <Skeleton shape="tile" />}
      {answer?.hasError && (
        <div className={styles.shown} role="alert">
          <p>{t('loyalty.rewards_failed')}</p>
          <Button look="secondary" onClick={() => setTime(time + 1)}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      )}
      {answer && !answer.hasError && rewards.length === 0 && <p>{t('loyalty.rewards_none')}</p>}
      <ul className={styles.list}>
        {rewards.map((reward) => (
          <li key={reward.rewardId}>
            <RewardOffer
              reward={reward}
              balance={balance}
              onTaken={() => {
                setTaken(reward.content.title);
                // The button that was pressed has gone: whoever uses the keyboard goes on from here.
                said.current?.focus();
                onTaken();
              }}
            />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
