import type { Seller } from '@selvedge/contract/market.ts';
import type { MarketEdit } from '@selvedge/contract/studio/markets.ts';
import { FormField, FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';

type Props = { draft: MarketEdit; set: (part: Partial<MarketEdit>) => void; problemAt: (field: string) => string | undefined };

/** Whom invoices and the imprint name as the seller. */
export function SellerFields({ draft: { seller }, set, problemAt }: Props) {
  const put = (name: keyof Seller, value: string) => {
    const next = Object.entries({ ...seller, [name]: value }).filter(([, given]) => given !== '');
    set({ seller: Object.fromEntries(next) });
  };
  const line = (name: Exclude<keyof Seller, 'address'>, longest: number) => (
    <FormField label={text(`markets.seller_${name}`)} problem={problemAt(`seller.${name}`)}>
      {(ties) => (
        <input {...ties} dir="auto" maxLength={longest} value={seller[name] ?? ''} onChange={(event) => put(name, event.target.value)} />
      )}
    </FormField>
  );
  return (
    <FormGroup title={text('markets.group_seller')} note={text('markets.seller_note')}>
      {line('name', 120)}
      <FormField label={text('markets.seller_address')} problem={problemAt('seller.address')}>
        {(ties) => (
          <textarea
            {...ties}
            dir="auto"
            rows={3}
            maxLength={400}
            value={seller.address ?? ''}
            onChange={(event) => put('address', event.target.value)}
          />
        )}
      </FormField>
      {line('vatId', 40)}
      {line('companyNumber', 60)}
      {line('register', 120)}
      {line('representative', 120)}
      {line('email', 120)}
      {line('phone', 40)}
      {line('accessibilityContact', 120)}
    </FormGroup>
  );
}
