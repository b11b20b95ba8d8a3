import type { FreeFreight } from '@selvedge/contract/content.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import bar from '../drafts/draft-bar.module.css';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';
import { FreightEverywhere } from './freight-everywhere.tsx';
import { FreightFields } from './freight-fields.tsx';
import { FreightSpecimen } from './freight-specimen.tsx';
import { OldAmountsNote } from './old-amounts-note.tsx';
import type { TabProps } from './site-editor.tsx';

/** From which amount a market delivers for nothing. */
export function FreightTab({ market, markets, onMarket }: TabProps) {
  const own = markets.find(({ id }) => id === market);
  return (
    <>
      {own ? (
        <SettingEditor<FreeFreight>
          {...{ market, markets, onMarket }}
          name="free-freight-value"
          title={text('banners.freight')}
          blank={blankFor(own)}
          previewPath="/basket"
        >
          {({ value, change, readOnly }) => (
            <div className={styles.columns}>
              <div className={styles.fields}>
                <FreightFields
                  freight={{ ...value, currency: own.currency }}
                  decimals={own.decimals}
                  readOnly={readOnly}
                  onChange={change}
                />
                <OldAmountsNote market={market} now={value.freightValue} />
              </div>
              <FreightSpecimen freight={value} market={own} />
            </div>
          )}
        </SettingEditor>
      ) : (
        <>
          <header className={bar.bar}>
            <h1>{text('banners.freight')}</h1>
          </header>
          <p className={styles.note}>{text('freight.every_market')}</p>
        </>
      )}
      <FreightEverywhere markets={markets} isOpen={own === undefined} />
    </>
  );
}

const blankFor = ({ currency }: MarketSettings): FreeFreight => ({ freightValue: 0, currency, freightVersion: 'message' });
