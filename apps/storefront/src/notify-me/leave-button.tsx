import { notifyMe } from '@selvedge/contract/notify-me.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useState } from 'react';
import { failureKey } from '../lib/failure-key.ts';
import { useT } from '../lib/shop-context.tsx';
import { useCall } from '../session/use-call.ts';
import { useToast } from '../toast/toast-context.ts';

type Props = { token: string; onLeft: () => void /** Said to who hears which of several buttons it is. */; name?: string };

export function LeaveButton({ token, onLeft, name }: Props) {
  const t = useT();
  const call = useCall();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await call(notifyMe.leave, { body: { token } });
    setBusy(false);
    if (answer.hasError) toast.showNow('danger', failureKey(answer));
    else toast.show('success', 'notify_me.left');
    // Deleted elsewhere: the list shows what is.
    if (!answer.hasError || answer.error.status === 404) onLeft();
  };
  return (
    <Button look="secondary" aria-disabled={isBusy || undefined} onClick={() => void leave()}>
      {t('notify_me.leave')}
      {name && <VisuallyHidden>: {name}</VisuallyHidden>}
    </Button>
  );
}
