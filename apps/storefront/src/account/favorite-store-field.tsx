import { account, type FavoriteStore } from '@selvedge/contract/account.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { useEffect, useState } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { shopClient } from '../session/shop-client.ts';

type Choice = Pick<FavoriteStore, 'physicalId' | 'name'>;

/** Only where the market has stores. Until their list is there the chosen one stands alone, so that saving keeps it. */
export function FavoriteStoreField({ chosen, error }: { chosen: FavoriteStore | null; error?: string | undefined }) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const [stores, setStores] = useState<readonly Choice[]>(chosen ? [chosen] : []);
  const [value, setValue] = useState(chosen?.physicalId ?? '');
  useEffect(() => {
    void attempt(shopClient(market)(account.listStores, { params: { catalog: market } })).then((result) => {
      if (!result.hasError) setStores(result.data);
    });
  }, [market]);
  if (stores.length === 0) return null;
  return (
    <SelectField
      label={t('account.favorite_store')}
      name="favoriteStoreId"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      error={error}
    >
      <option value="">{t('account.no_store')}</option>
      {stores.map(({ physicalId, name }) => (
        <option key={physicalId} value={physicalId}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
