import { account, type FavoriteStore } from '@selvedge/contract/account.ts';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';

/** Only where the market has stores. Until their list is there the chosen one stands alone, so that saving keeps it. */
export function FavoriteStoreField({ chosen, error }: { chosen: FavoriteStore | null; error?: string | undefined }) {
  const t = useT();
  const answer = useAnswer(account.listStores, {});
  const stores = answer && !answer.hasError ? answer.data : chosen ? [chosen] : [];
  const [value, setValue] = useState(chosen?.physicalId ?? '');
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
