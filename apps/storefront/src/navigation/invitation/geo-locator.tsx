import type { Market } from '@selvedge/contract/market.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect } from 'react';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useMarkets } from '../../lib/use-markets.ts';
import { announce } from '../../shell/announce.ts';
import { useChooseMarket } from '../market/use-choose-market.ts';
import { markGeoShown } from './geo-shown.ts';
import styles from './invitation.module.css';

/** Offers the markets that fit where the visitor is; staying is as easy as leaving. */
export function Content({ props, close }: { props: unknown; close: () => void }) {
  const { suggested } = props as { suggested: readonly string[] };
  const markets = useMarkets();
  const t = useT();
  const here = useMarket();
  const choose = useChooseMarket();
  const flyout = useFlyout();
  const offers = suggested
    .map((id) => markets.find((market) => market.id === id))
    .filter((market): market is Market => market !== undefined);
  const claim = t('geo.text', { country: here?.country.name ?? '' });
  // It takes no focus, so whoever cannot see it is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn
  useEffect(() => {
    markGeoShown();
    announce(claim);
  }, []);
  const stay = () => {
    if (here) choose(here);
    close();
  };
  return (
    <div className={styles.body}>
      <p className={styles.claim}>{claim}</p>
      <div className={styles.ways}>
        {offers.map((market, index) => (
          <Button key={market.id} wide look={index === 0 ? 'primary' : 'secondary'} onClick={() => choose(market)}>
            {t('geo.go', { country: market.country.name, language: market.language.name })}
          </Button>
        ))}
        <Button wide look="secondary" onClick={stay}>
          {t('geo.stay', { country: here?.country.name ?? '' })}
        </Button>
        <Button look="quiet" onClick={() => flyout.open('marketSwitcher')}>
          {t('geo.other')}
        </Button>
      </div>
    </div>
  );
}
