import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import form from '../../form/form.module.css';
import { FormMessage } from '../../form/form-message.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useShop, useT } from '../../lib/shop-context.tsx';
import { useStepLink } from '../../shell/use-step-link.ts';
import { DestinationNote } from './destination-note.tsx';
import { Parcel } from './parcel.tsx';
import styles from './shipping.module.css';
import { type Choice, useShipmentChoices } from './use-shipment-choices.ts';
import { useShippingMethods } from './use-shipping-methods.ts';

/** One choice for each parcel. It is saved as it is made, so that the sum beside it is right. */
export function ShippingForm({ answer }: { answer: BasketAnswer }) {
  const t = useT();
  const { router } = useShop();
  const link = useStepLink();
  const { methods, hasFailed, reload } = useShippingMethods();
  const { basket } = answer;
  const parcels = basket.shipments.filter(
    ({ shippingMethodId, id }) => shippingMethodId !== 'online' && id !== 'online' && id !== 'takeNow',
  );
  const { choices, choose, saveAll, isBusy } = useShipmentChoices(parcels, methods);
  const [problem, setProblem] = useState<string>();
  const [isEarly, setEarly] = useState(false);
  const goOn = async () => {
    // Pressed before the ways are there, or while one is being saved: nothing is missing yet, and nobody should have to press again.
    if (!methods || isBusy) return setEarly(true);
    const missing = parcels.find(({ id }) => !choices[id]?.isComplete);
    if (missing) return setProblem(t(whatIsMissing(choices[missing.id])));
    setProblem(undefined);
    if (await saveAll()) await router?.navigate(link('checkoutSummary'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was waited for has come
  useEffect(() => {
    if (!isEarly || (methods ? isBusy : !hasFailed)) return;
    setEarly(false);
    if (methods) void goOn();
  }, [isEarly, isBusy, methods, hasFailed]);
  if (hasFailed)
    return (
      <div className={styles.failure} role="alert">
        <p>{t('checkout.methodsFailed')}</p>
        <Button look="secondary" onClick={reload}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  return (
    <form
      className={form.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void goOn();
      }}
      noValidate
    >
      <DestinationNote basket={basket} />
      {(basket.isDigital || basket.isMixed) && <p className={styles.note}>{t('basket.byMail')}</p>}
      {methods ? (
        parcels.map((parcel, index) => (
          <Parcel
            key={parcel.id}
            parcel={parcel}
            number={parcels.length > 1 ? index + 1 : undefined}
            count={parcels.length}
            lines={basket.lines.filter(({ id }) => parcel.lineItemIds.includes(id))}
            methods={methods}
            address={basket.shippingAddress}
            choice={choices[parcel.id]}
            onChoose={(choice, how) => {
              setProblem(undefined);
              void choose(parcel.id, choice, how);
            }}
          />
        ))
      ) : (
        <MethodsSkeleton />
      )}
      <FormMessage text={problem} />
      <SubmitButton busy={(methods !== undefined && isBusy) || isEarly}>{t('checkout.toSummary')}</SubmitButton>
    </form>
  );
}

function whatIsMissing(choice: Choice | undefined): string {
  if (!choice?.methodId) return 'checkout.chooseMethod';
  return choice.pointId ? 'address.error.post_number' : 'checkout.choosePlace';
}

const MethodsSkeleton = () => (
  <div className={styles.methods} aria-busy="true">
    {['a', 'b', 'c'].map((box) => (
      <div key={box} className={styles.card}>
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
);
