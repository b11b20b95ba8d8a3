import { CheckField } from '@selvedge/ui/check-field.tsx';
import { useT } from '../lib/shop-context.tsx';

/** ACC-015 Türkiye asks for the disclosure to be read, and for each consent on its own. None of them is ticked before. */
export function TurkishConsents({ error }: { error: string | undefined }) {
  const t = useT();
  return (
    <div>
      <CheckField name="disclosureRead" required error={error} label={t('account.tr_disclosure')} />
      <CheckField name="dataConsent" label={t('account.tr_data')} />
      <CheckField name="marketingConsent" label={t('account.tr_marketing')} />
    </div>
  );
}
