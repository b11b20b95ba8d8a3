import { account } from '@selvedge/contract/account.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { shopClient } from '../session/shop-client.ts';
import { useToast } from '../toast/toast-context.ts';

export function ExportData() {
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const result = await attempt(shopClient(market)(account.exportData, { params: { catalog: market } }));
    setBusy(false);
    if (result.hasError) toast.show('danger', 'feedback.error_generic');
    else save(result.data);
  };
  return (
    <div>
      <Button look="secondary" onClick={download} aria-disabled={busy || undefined}>
        {t('account.export')}
      </Button>
    </div>
  );
}

function save(data: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  link.download = 'selvedge-account.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
