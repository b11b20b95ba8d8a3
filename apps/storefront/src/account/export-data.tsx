import { account } from '@selvedge/contract/account.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { useCall } from '../session/use-call.ts';
import { useToast } from '../toast/toast-context.ts';

export function ExportData() {
  const t = useT();
  const toast = useToast();
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const result = await call(account.exportData);
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
