import { type OrderReturn, returns } from '@selvedge/contract/returns.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useEffect, useRef, useState } from 'react';
import { FormMessage } from '../form/form-message.tsx';
import { apiBase } from '../lib/api-base.ts';
import { failureKey } from '../lib/failure-key.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { useCall } from '../session/use-call.ts';
import { SquareCode } from '../shell/square-code.tsx';
import { ReturnFacts } from './return-facts.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import type { OwnOrder, ReturnProps } from './return-props.ts';
import styles from './returns.module.css';

/** The returns that there are. Whoever has just made one is taken to it. */
export function ReturnList({ own, shown, onChange }: ReturnProps) {
  const newest = useRef<HTMLElement>(null);
  const [count] = useState(shown.returns.length);
  useEffect(() => {
    if (shown.returns.length > count) newest.current?.focus();
  }, [shown.returns.length, count]);
  return shown.returns.map((each, at) => (
    <section
      key={each.returnNumber}
      ref={at === 0 ? newest : undefined}
      tabIndex={-1}
      className={styles.made}
      aria-label={each.returnNumber}
    >
      <ReturnFacts made={each} />
      {each.lines.map(
        (line) =>
          line.reason === 'faulty' && <ReturnPictures key={line.lineItemId} line={line} made={each} own={own} onChange={onChange} />,
      )}
      {each.returnState === 'registered' && <Announced made={each} own={own} onChange={onChange} />}
    </section>
  ));
}

/** What to do with the parcel, and the way back from it. */
function Announced({ made, own, onChange }: { made: OrderReturn; own: OwnOrder; onChange: ReturnProps['onChange'] }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  const call = useCall();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const body = { token: own.token, returnNumber: made.returnNumber };
    const answer = await call(returns.cancel, { params: { orderId: own.orderId }, body });
    setBusy(false);
    if (answer.hasError) setProblem(t(answer.response?.result?.errors?.return?.[0] ?? failureKey(answer)));
    else onChange(answer.data);
  };
  return (
    <div className={styles.slip}>
      <SquareCode text={made.returnNumber} label={t('returns.code', { number: made.returnNumber })} />
      <div className={styles.words}>
        <p>{t(`returns.next.${made.method}`)}</p>
        {made.pickupDay && <p>{t('returns.picked_up_on', { day: formatDay(made.pickupDay, locale) })}</p>}
        {made.method !== 'store' && (
          <TextLink href={labelLink(own, made.returnNumber)} download>
            {t('returns.label')}
          </TextLink>
        )}
        <FormMessage text={problem} />
        <Button look="quiet" disabled={busy} onClick={() => void keep()}>
          {t('returns.keep')}
        </Button>
      </div>
    </div>
  );
}

function labelLink({ orderId, token }: OwnOrder, returnNumber: string): string {
  const path = returns.label.path.replace(':orderId', orderId).replace(':returnNumber', returnNumber);
  return `${apiBase()}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`;
}
