import type { MarketSettings } from '@selvedge/contract/market.ts';
import { FormField, FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { FormatFields } from './format-fields.tsx';
import type { MarketFields } from './market-fields.ts';
import { MoneyFields } from './money-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SellerFields } from './seller-fields.tsx';

type Props = MarketFields & { id: string; markets: readonly MarketSettings[] };

/** Everything that is a market's own, in the order in which somebody who opens one thinks of it. */
export function MarketForm({ id, draft, set, problemAt, markets }: Props) {
  return (
    <>
      <MoneyFields {...{ draft, set, problemAt }} />
      <FormatFields {...{ id, draft, set, problemAt }} />
      <SellerFields {...{ draft, set, problemAt }} />
      <PlaceFields {...{ id, draft, set, problemAt, markets }} />
      <PaymentFields {...{ draft, set, problemAt }} />
      <FormGroup title={text('markets.group_notes')}>
        <FormField label={text('markets.notes')} problem={problemAt('notes')} isWide>
          {(ties) => <textarea {...ties} value={draft.notes} maxLength={4000} onChange={(event) => set({ notes: event.target.value })} />}
        </FormField>
      </FormGroup>
    </>
  );
}
