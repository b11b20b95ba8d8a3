import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { ItemList } from '../settings/item-list.tsx';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { text } from '../texts/text.ts';
import styles from './market-screen.module.css';
import { MethodFields } from './method-fields.tsx';

type Props = { id: string; currency: string; markets: readonly MarketSettings[]; onMarket: (market: string) => void };

/** The ways of delivery in the order in which shoppers see them. One that is off keeps what was decided about it. */
export function DeliveryPart({ id, currency, markets, onMarket }: Props) {
  return (
    <SettingEditor<ContentShippingMethod[]>
      name="shipping-methods"
      market={id}
      markets={markets}
      title={text('markets.part_delivery')}
      blank={[]}
      onMarket={onMarket}
      previewPath="/basket"
    >
      {({ value, change, readOnly, problemAt }) => (
        <fieldset disabled={readOnly} className={styles.delivery}>
          <ItemList
            label={text('markets.part_delivery')}
            items={value}
            onChange={change}
            readOnly={readOnly}
            titleOf={({ name, id: method }) => name || method}
            noteOf={(method) => noteOf(method, currency)}
            add={{ label: text('markets.add_method'), make: () => newMethod(value) }}
            duplicate={(method) => ({ ...method, id: freeId(value, method.id) })}
          >
            {(method, put, index) => (
              <MethodFields method={method} currency={currency} onChange={put} problemAt={(field) => problemAt(`${index}.${field}`)} />
            )}
          </ItemList>
        </fieldset>
      )}
    </SettingEditor>
  );
}

function noteOf({ isOff, price, carrier }: ContentShippingMethod, currency: string): string {
  if (isOff) return text('markets.method_off');
  const amount = price ? `${price} ${currency}` : text('markets.method_free');
  return `${carrier} · ${amount}`;
}

const newMethod = (all: readonly ContentShippingMethod[]): ContentShippingMethod => ({
  ...{ id: freeId(all, 'delivery'), name: '', carrier: '', deliveryType: 'home', price: 0, isOff: true },
  delivery: { workingDays: { from: 1, to: 3 }, cutOff: '14:00', timeZone: 'Europe/London', closedDays: [] },
});

/** Baskets remember a way of delivery by its id: two of one id would be one. */
function freeId(all: readonly ContentShippingMethod[], stem: string): string {
  const bare = stem.replace(/-\d+$/, '');
  for (let count = 2; ; count += 1) {
    const id = all.length === 0 || !all.some((method) => method.id === bare) ? bare : `${bare}-${count}`;
    if (!all.some((method) => method.id === id)) return id;
  }
}
