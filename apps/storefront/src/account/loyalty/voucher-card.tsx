import { loyalty } from '@selvedge/contract/loyalty.ts';
import type { RewardVoucher } from '@selvedge/contract/loyalty-shape.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { CheckField } from '@selvedge/ui/check-field.tsx';
import { useState } from 'react';
import form from '../../form/form.module.css';
import { FormMessage } from '../../form/form-message.tsx';
import { problemsOf } from '../../form/problems-of.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { useCall } from '../../session/use-call.ts';
import { AskedCode } from './asked-code.tsx';
import styles from './loyalty.module.css';

type Card = { voucher: RewardVoucher; email: string; onRedeemed: () => void };

/** LOY-018 LOY-019 one voucher: what it is chosen for, once, and its code when it is wanted. */
export function VoucherCard({ voucher, email, onRedeemed }: Card) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  // The list that is told of it comes later: until then this is what the shop answered.
  const [redeemed, setRedeemed] = useState<RewardVoucher>();
  const shown = redeemed ?? voucher;
  const [time, setTime] = useState(0);
  const show = () => setTime(Date.now());
  const choice = shown.choices.find(({ id }) => id === shown.choice);
  return (
    <article className={styles.reward}>
      <h3 className={styles.name}>
        <bdi>{shown.content.title}</bdi>
      </h3>
      {choice && choice.name !== shown.content.title && (
        <p>
          <bdi>{choice.name}</bdi>
        </p>
      )}
      <p className={styles.quiet}>{t('loyalty.voucher_until', { date: formatDate(new Date(shown.expiresAt), { locale }) })}</p>
      {!choice && (
        <RedeemForm
          {...{ voucher, email }}
          onRedeemed={(answer) => {
            setRedeemed(answer);
            show();
            onRedeemed();
          }}
        />
      )}
      {choice && time === 0 && (
        <div className={styles.ways}>
          <Button look="secondary" aria-label={`${shown.content.title}: ${t('loyalty.voucher_show')}`} onClick={show}>
            {t('loyalty.voucher_show')}
          </Button>
        </div>
      )}
      {choice && time > 0 && <Code {...{ email, time }} voucher={shown} onAgain={show} onHide={() => setTime(0)} />}
    </article>
  );
}

type Redeem = { voucher: RewardVoucher; email: string; onRedeemed: (voucher: RewardVoucher) => void };

/** What it is used for stays: so it is asked with every choice in sight. */
function RedeemForm({ voucher: { rewardId, choices, content }, email, onRedeemed }: Redeem) {
  const t = useT();
  const call = useCall();
  const [choice, setChoice] = useState(choices[0]?.id ?? '');
  const {
    busy,
    message,
    form: given,
  } = useForm(async () => {
    const params = { accountEmail: email, voyadoRewardId: rewardId };
    const answer = await call(loyalty.redeemVoucher, { params, body: { choice } });
    if (answer.hasError) return problemsOf(answer, t);
    onRedeemed(answer.data);
    return undefined;
  });
  return (
    <form className={`${styles.ask} ${form.form}`} aria-label={content.title} {...given}>
      {choices.length > 1 && (
        <fieldset className={styles.choices}>
          <legend>{t('loyalty.voucher_choose')}</legend>
          {choices.map(({ id, name }) => (
            <CheckField
              key={id}
              kind="radio"
              name="choice"
              label={<bdi>{name}</bdi>}
              checked={choice === id}
              onChange={() => setChoice(id)}
            />
          ))}
          <p className={styles.quiet}>{t('loyalty.voucher_choice_stays')}</p>
        </fieldset>
      )}
      <FormMessage text={message} />
      <SubmitButton busy={busy} look="secondary">
        {t('loyalty.voucher_show')}
      </SubmitButton>
    </form>
  );
}

type Coded = { voucher: RewardVoucher; email: string; time: number; onAgain: () => void; onHide: () => void };

function Code({ voucher: { rewardId: voyadoRewardId, voucherIndex, choice }, email: accountEmail, time, onAgain, onHide }: Coded) {
  const t = useT();
  const params = { accountEmail, voyadoRewardId, voucherIndex, rewardChoice: choice ?? '' };
  const answer = useAnswer(loyalty.showVoucher, { params }, time);
  return <AskedCode {...{ answer, onAgain, onHide }} isTyped label={t('loyalty.voucher_label')} />;
}
