import { loyalty } from '@selvedge/contract/loyalty.ts';
import type { MemberPromotion } from '@selvedge/contract/loyalty-shape.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useEffect, useRef, useState } from 'react';
import { FormMessage } from '../../form/form-message.tsx';
import { problemsOf } from '../../form/problems-of.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useHref, useMarket, useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { useCall } from '../../session/use-call.ts';
import { AskedCode } from './asked-code.tsx';
import styles from './loyalty.module.css';

type Offered = { offer: MemberPromotion; email: string };

/** LOY-016 one offer: it holds by itself, or gives the member a code of their own, once. */
export function MemberOffer({ offer, email }: Offered) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  const [taken, setTaken] = useState<MemberPromotion>();
  const shown = taken ?? offer;
  return (
    <article className={styles.reward}>
      <h3 className={styles.name}>
        <bdi>{shown.name}</bdi>
      </h3>
      {shown.until && <p className={styles.quiet}>{t('loyalty.voucher_until', { date: formatDate(new Date(shown.until), { locale }) })}</p>}
      {!shown.needsCode && <p>{t('loyalty.offer_automatic')}</p>}
      {shown.needsCode && shown.isUsed && <p>{t('loyalty.voucher_used')}</p>}
      {shown.needsCode && !shown.isUsed && shown.code && <OwnCode {...{ offer, email }} code={shown.code} isNew={taken !== undefined} />}
      {shown.needsCode && !shown.isUsed && !shown.code && <TakeUp {...{ offer, email }} onTaken={setTaken} />}
    </article>
  );
}

function TakeUp({ offer: { promoCode, name }, email, onTaken }: Offered & { onTaken: (offer: MemberPromotion) => void }) {
  const t = useT();
  const call = useCall();
  const { busy, message, form } = useForm(async () => {
    const answer = await call(loyalty.takeUpPromotion, { params: { accountEmail: email, promoCode } });
    if (answer.hasError) return problemsOf(answer, t);
    onTaken(answer.data);
    return undefined;
  });
  return (
    <form className={styles.ask} aria-label={name} {...form}>
      <FormMessage text={message} />
      <SubmitButton busy={busy} look="secondary">
        {t('loyalty.offer_take')}
      </SubmitButton>
    </form>
  );
}

function OwnCode({ offer, email, code, isNew }: Offered & { code: string; isNew: boolean }) {
  const t = useT();
  const href = useHref();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1}>
      <p>
        {t('loyalty.offer_code')}{' '}
        <code className={styles.code} dir="ltr">
          {code}
        </code>
      </p>
      <p className={styles.quiet}>
        {t('loyalty.offer_once')} <TextLink href={href('/basket')}>{t('loyalty.offer_basket')}</TextLink>
      </p>
      <AtTill {...{ offer, email }} />
    </div>
  );
}

/** A till reads no code that is typed: a photograph of it could be anybody's. */
function AtTill({ offer: { promoCode, name }, email }: Offered) {
  const t = useT();
  const [time, setTime] = useState(0);
  const show = () => setTime(Date.now());
  if (time > 0) return <SquareOfOffer {...{ promoCode, email, time }} onAgain={show} onHide={() => setTime(0)} />;
  return (
    <div className={styles.ways}>
      <Button look="secondary" aria-label={`${name}: ${t('loyalty.offer_show')}`} onClick={show}>
        {t('loyalty.offer_show')}
      </Button>
    </div>
  );
}

type Shown = { promoCode: string; email: string; time: number; onAgain: () => void; onHide: () => void };

function SquareOfOffer({ promoCode, email: accountEmail, time, onAgain, onHide }: Shown) {
  const t = useT();
  const answer = useAnswer(loyalty.showOffer, { params: { accountEmail, promoCode } }, time);
  return <AskedCode {...{ answer, onAgain, onHide }} label={t('loyalty.offer_label')} />;
}
