import { loyalty } from '@selvedge/contract/loyalty.ts';
import type { LoyaltyReward } from '@selvedge/contract/loyalty-shape.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import form from '../../form/form.module.css';
import { FormMessage } from '../../form/form-message.tsx';
import { problemsOf } from '../../form/problems-of.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useCall } from '../../session/use-call.ts';
import styles from './loyalty.module.css';
import { RewardWords } from './reward-words.tsx';
import { usePointsText } from './use-points-text.ts';

type Offered = { reward: LoyaltyReward; balance: number; onTaken: () => void };

/** One reward and its price. Points are spent only after a second press that says what is left of them. */
export function RewardOffer({ reward, balance, onTaken }: Offered) {
  const pointsText = usePointsText();
  const [isAsking, setAsking] = useState(false);
  const { cost, content, choices } = reward;
  const missing = cost - balance;
  return (
    <article className={styles.reward}>
      <RewardWords content={content} choices={choices} />
      <p className={styles.price}>{pointsText('loyalty.points', cost)}</p>
      {missing > 0 && <p className={styles.quiet}>{pointsText('loyalty.missing', missing)}</p>}
      {missing <= 0 && isAsking && (
        <TakeForm
          {...{ reward, balance }}
          onLeave={() => setAsking(false)}
          onTaken={() => {
            setAsking(false);
            onTaken();
          }}
        />
      )}
      {missing <= 0 && !isAsking && (
        <div className={styles.ways}>
          <Button look="secondary" aria-label={`${content.title}: ${pointsText('loyalty.take', cost)}`} onClick={() => setAsking(true)}>
            {pointsText('loyalty.take', cost)}
          </Button>
        </div>
      )}
    </article>
  );
}

function TakeForm({ reward, balance, onLeave, onTaken }: Offered & { onLeave: () => void }) {
  const t = useT();
  const call = useCall();
  const pointsText = usePointsText();
  const { rewardId, cost, content } = reward;
  // Sent again after an answer was lost, the same key spends nothing more.
  const [key] = useState(() => crypto.randomUUID());
  const {
    busy,
    message,
    form: given,
  } = useForm(async () => {
    const answer = await call(loyalty.takeReward, { params: { rewardId }, body: { key } });
    if (answer.hasError) return problemsOf(answer, t);
    onTaken();
    return undefined;
  });
  return (
    <form className={`${styles.ask} ${form.form}`} aria-label={content.title} {...given}>
      <p>{pointsText('loyalty.take_ask', cost, { left: pointsText('loyalty.points', balance - cost) })}</p>
      <FormMessage text={message} />
      <SubmitButton busy={busy}>{t('loyalty.take_confirm')}</SubmitButton>
      <div className={form.actions}>
        <Button look="quiet" onClick={onLeave}>
          {t('loyalty.take_not')}
        </Button>
      </div>
    </form>
  );
}
