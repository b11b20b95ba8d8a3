import type { Market } from '@selvedge/contract/market.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useState } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useMarkets } from '../../lib/use-markets.ts';
import styles from './market-list.module.css';
import { marketRegions } from './market-regions.ts';
import { matchesMarket } from './matches-market.ts';
import { useChooseMarket } from './use-choose-market.ts';

/** Every market by region and country. All are plain links; typing only narrows what is shown. */
export function MarketList({ wide = false, onChosen }: { wide?: boolean; onChosen?: () => void }) {
  const markets = useMarkets();
  const t = useT();
  const [typed, setTyped] = useState('');
  const readers = useMarket()?.id;
  const found = typed.trim() === '' ? markets : markets.filter((market) => matchesMarket(market, typed.trim(), readers));
  const groups = marketRegions(found);
  return (
    <div className={styles.list} data-wide={wide || undefined}>
      <div className={styles.filter}>
        <Field
          label={t('market.filter')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      </div>
      <p className={styles.status} role="status">
        {groups.length === 0 && t('market.none', { term: typed.trim() })}
      </p>
      {groups.map(({ region, countries }) => (
        <section key={region} className={styles.region}>
          <h2 className={styles.title}>{t(`market.region.${region}`)}</h2>
          <ul className={styles.countries}>
            {countries.map(({ code, name, markets: own }) => (
              <li key={code} className={styles.country}>
                {own.map((market, index) => (
                  <MarketEntry
                    key={market.id}
                    market={market}
                    name={index === 0 || market.country.name !== name ? market.country.name : undefined}
                    {...(onChosen && { onChosen })}
                  />
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type EntryProps = { market: Market; name: string | undefined; onChosen?: () => void };

function MarketEntry({ market, name, onChosen }: EntryProps) {
  const current = useMarket();
  const choose = useChooseMarket();
  const { country, language, currency, id } = market;
  return (
    <a
      className={styles.market}
      href={market.url}
      data-native=""
      aria-current={current?.id === id ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        choose(market);
        onChosen?.();
      }}
    >
      <span className={styles.name}>{name ?? <VisuallyHidden>{country.name}</VisuallyHidden>}</span>{' '}
      <span className={styles.language} lang={id}>
        {language.name}
      </span>{' '}
      <span className={styles.currency}>{currency}</span>
    </a>
  );
}
