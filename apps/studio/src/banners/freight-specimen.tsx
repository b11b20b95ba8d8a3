import { BlockHostContext } from '@selvedge/blocks/block-host.ts';
import { FreightMeter } from '@selvedge/blocks/free-freight/freight-meter.tsx';
import { Painted } from '@selvedge/blocks/painted.tsx';
import type { Colour } from '@selvedge/contract/content/colour.ts';
import { content, type FreeFreight } from '@selvedge/contract/content.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { freightState } from '@selvedge/domain/content/freight-state.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { nearestMinor, unitOf } from '@selvedge/domain/money/minor-units.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { use, useMemo } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';

const shares = [0.35, 0.8, 1.1];

/** What baskets of three sizes will say, in the market's own words and money. */
export function FreightSpecimen({ freight, market }: { freight: FreeFreight; market: MarketSettings }) {
  const { call } = useStudio();
  const { data: texts } = useLoad(`texts ${market.id}`, () => call(content.translations, { params: { market: market.id } }));
  const nothing = use(BlockHostContext);
  const host = useMemo(
    () => ({
      ...nothing,
      locale: market.id,
      t: (key: string, values?: Record<string, string | number>) => translate(texts ?? {}, key, values),
    }),
    [nothing, market.id, texts],
  );
  const unit = unitOf(market.currency);
  const from = nearestMinor(freight.freightValue, market.currency);
  const write = (amount: number) => formatMoney(amount, market.currency, market.id);
  return (
    <section className={styles.specimen} aria-label={text('freight.says')}>
      <h3>{text('freight.says')}</h3>
      {from === 0 && <p className={styles.note}>{text('freight.nothing')}</p>}
      <BlockHostContext value={host}>
        {from > 0 &&
          texts &&
          shares.map((share) => {
            const subtotal = Math.round((from * share) / unit) * unit;
            const state = freightState({ freightValue: from, subtotal })!;
            return (
              <div key={share}>
                <p className={styles.note}>{text('freight.basket_of', { amount: write(subtotal) })}</p>
                <Painted
                  className={styles.freight}
                  ground={freight.backgroundColor as Colour | undefined}
                  lang={market.language.baseCode}
                  dir={market.direction}
                >
                  <FreightMeter state={state} version={freight.freightVersion} remaining={write(state.remaining)} value={write(from)} />
                </Painted>
              </div>
            );
          })}
      </BlockHostContext>
    </section>
  );
}
