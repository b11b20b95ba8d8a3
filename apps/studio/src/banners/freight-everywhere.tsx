import { content, type FreeFreight } from '@selvedge/contract/content.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import { useState } from 'react';
import { paths } from '../lib/router.ts';
import { type Call, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';

/** What shoppers of every market see now, each in its own money. */
export function FreightEverywhere({ markets, isOpen }: { markets: readonly MarketSettings[]; isOpen: boolean }) {
  const [wanted, setWanted] = useState(false);
  return (
    <details className={styles.all} open={isOpen || wanted} onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>{text('freight.all')}</summary>
      {(isOpen || wanted) && <Sheet markets={markets} />}
    </details>
  );
}

function Sheet({ markets }: { markets: readonly MarketSettings[] }) {
  const { call } = useStudio();
  const { data } = useLoad(`freight ${markets.length}`, () => loadAll(call, markets));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('freight.all_market')}</th>
          <th scope="col">{text('freight.all_value')}</th>
          <th scope="col">{text('freight.all_version')}</th>
        </tr>
      </thead>
      <tbody>
        {data?.map(({ market, freight }) => (
          <tr key={market.id}>
            <th scope="row">
              <a href={paths.screen('banners', 'freight', market.id)}>{marketTitle(market)}</a> <code>{market.id}</code>
            </th>
            <td>{freight && freight.freightValue > 0 ? write(freight.freightValue, market) : text('freight.never')}</td>
            <td>{freight && text(`freight.short_${freight.freightVersion}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = { market: MarketSettings; freight: FreeFreight | undefined };

/** Answered from memory, so one call for each is nothing; one that fails leaves a gap and no more. */
async function loadAll(call: Call, markets: readonly MarketSettings[]): Promise<{ hasError: false; data: Row[] }> {
  const data = await Promise.all(
    markets.map(async (market) => {
      const answer = await call(content.freeFreightValue, { params: { market: market.id } });
      return { market, freight: answer.hasError ? undefined : answer.data };
    }),
  );
  return { hasError: false, data };
}

const write = (amount: number, { id, currency }: MarketSettings): string => formatMoney(nearestMinor(amount, currency), currency, id);
