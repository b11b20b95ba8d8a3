import { type ReturnableLine, type ReturnMethod, type ReturnReason, type ReturnWish, returns } from '@selvedge/contract/returns.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { CheckField } from '@selvedge/ui/check-field.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { useState } from 'react';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { ComesBack } from '../order/comes-back.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { useCall } from '../session/use-call.ts';
import { ReturnLine } from './return-line.tsx';
import type { OwnOrder, ReturnProps } from './return-props.ts';
import styles from './returns.module.css';

type Wishes = Readonly<Record<string, ReturnWish>>;
/** Which pieces, why, and how they come back; below it what comes back for them. */
export function ReturnForm({ own, shown, onChange }: ReturnProps) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  const call = useCall();
  const [key] = useState(() => crypto.randomUUID());
  const [wishes, setWishes] = useState<Wishes>({});
  const [method, setMethod] = useState<ReturnMethod>(shown.methods[0] ?? 'dropOff');
  const [day, setDay] = useState(shown.pickupDays[0]);
  const chosen = Object.values(wishes);
  const { busy, message, error, form } = useForm(async () => {
    if (chosen.length === 0) return { message: t('returns.choose_first') };
    const body = { token: own.token, key, lines: chosen, method, ...(method === 'pickup' && { pickupDay: day }) };
    const answer = await call(returns.register, { params: { orderId: own.orderId }, body });
    if (answer.hasError) return problemsOf(answer, t);
    onChange(answer.data);
    return undefined;
  });
  if (!shown.lines.some(({ quantity }) => quantity > 0)) return <NothingLeft lines={shown.lines} />;
  return (
    <form className={styles.form} aria-label={t('returns.title')} {...form}>
      <h2 className={styles.heading}>{t('returns.which')}</h2>
      <ul className={styles.lines}>
        {shown.lines.map((line) => (
          <li key={line.lineItemId}>
            <ReturnLine line={line} wish={wishes[line.lineItemId]} onWish={(wish) => setWishes(withWish(wishes, line.lineItemId, wish))} />
          </li>
        ))}
      </ul>
      <fieldset className={styles.methods}>
        <legend className={styles.heading}>{t('returns.how')}</legend>
        {shown.methods.map((each) => (
          <CheckField
            key={each}
            kind="radio"
            name="method"
            label={t(`returns.method.${each}`)}
            hint={t(`returns.method_hint.${each}`)}
            checked={method === each}
            onChange={() => setMethod(each)}
            error={each === method ? error('method') : undefined}
          />
        ))}
        {method === 'pickup' && (
          <SelectField
            label={t('returns.pickup_day')}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            error={error('pickupDay')}
          >
            {shown.pickupDays.map((each) => (
              <option key={each} value={each}>
                {formatDay(each, locale)}
              </option>
            ))}
          </SelectField>
        )}
      </fieldset>
      {chosen.length > 0 && <Worth own={own} wishes={chosen} />}
      <FormMessage text={message} />
      <div className={styles.submit}>
        <SubmitButton busy={busy}>{t('returns.register')}</SubmitButton>
      </div>
    </form>
  );
}

function withWish(wishes: Wishes, lineItemId: string, wish: ReturnWish | undefined): Wishes {
  const { [lineItemId]: _before, ...others } = wishes;
  return wish ? { ...others, [lineItemId]: wish } : others;
}

/** Counted by the shop: only it knows what was paid for each piece. */
function Worth({ own, wishes }: { own: OwnOrder; wishes: readonly ReturnWish[] }) {
  const t = useT();
  const lines = wishes.map((wish) => ({ ...wish, words: '', reason: wish.reason || ('other' satisfies ReturnReason) }));
  const answer = useAnswer(returns.get, { params: { orderId: own.orderId }, body: { token: own.token, lines } });
  return <ComesBack worth={answer && !answer.hasError ? answer.data.comesBack : undefined} note={t('returns.same_way')} />;
}

function NothingLeft({ lines }: { lines: readonly ReturnableLine[] }) {
  const t = useT();
  return (
    <section className={styles.form}>
      <h2 className={styles.heading}>{t('returns.nothing')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineItemId}>
            <ReturnLine line={line} wish={undefined} onWish={() => undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}
