import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useMarkets } from '../../lib/use-markets.ts';
import { useToast } from '../../toast/toast-context.ts';
import { readSign } from '../basket-sign.ts';
import { readState, setState } from '../basket-state.ts';
import { addLines } from '../line-calls.ts';
import { carryOver, startAfresh } from '../offer-calls.ts';
import { useBasketAction, useBusy } from '../use-basket.ts';
import styles from './other-market.module.css';

/** The basket was filled in another country. Taken along, its prices, its taxes and what is sold follow this one. */
export function OtherMarket({ place }: { place: 'page' | 'flyout' }) {
  const t = useT();
  const toast = useToast();
  const run = useBasketAction();
  const markets = useMarkets();
  const here = useMarket()?.country.name ?? '';
  const isBusy = useBusy('basket');
  const sign = readSign();
  const there = markets.find(({ id }) => id === sign?.market);
  const Heading = place === 'page' ? 'h1' : 'h2';
  const take = async () => {
    const failure = await carryOver();
    if (failure) return toast.showNow(failure.severity, failure.key);
    await addWaiting();
  };
  const afresh = async () => {
    if (await run(startAfresh())) await addWaiting();
  };
  const addWaiting = async () => {
    const { waiting } = readState();
    setState({ waiting: [] });
    // What was asked for when the question came up.
    if (waiting.length > 0) await run(addLines(waiting));
  };
  return (
    <section className={styles.question}>
      <Heading className={styles.claim}>
        {there ? t('basket.elsewhere', { country: there.country.name }) : t('basket.other_market')}
      </Heading>
      <p className={styles.text}>{t('basket.elsewhereText', { country: here })}</p>
      <div className={styles.ways}>
        <Button wide={place === 'flyout'} aria-busy={isBusy || undefined} onClick={take}>
          {t('basket.carryOver', { country: here })}
        </Button>
        <Button wide={place === 'flyout'} look="secondary" onClick={afresh}>
          {t('basket.startAfresh', { country: here })}
        </Button>
        {there && (
          <ButtonLink wide={place === 'flyout'} look="quiet" href={`/${there.id}/basket`}>
            {t('basket.goBack', { country: there.country.name })}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
