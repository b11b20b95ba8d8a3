import { mostShareMails } from '@selvedge/contract/wishlist.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { trackLater } from '../../analytics/track-later.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import styles from '../flyout/wishlist-flyout.module.css';
import { mailList } from '../list-calls.ts';

export function MailList({ wishlistId }: { wishlistId: string }) {
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const emails = typed.split(/[\s,;]+/).filter(Boolean);
    if (emails.length === 0 || emails.length > mostShareMails) return setError('wishlist.share.wrongMail');
    setBusy(true);
    const failure = await mailList(market, { wishlistId, emails });
    setBusy(false);
    setError(failure);
    if (failure) return;
    trackLater({ name: 'share', method: 'mail', content_type: 'wishlist', item_id: 'wishlist' });
    setTyped('');
    toast.showNow('success', 'wishlist.share.mailed');
  };
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <Field
        label={t('wishlist.share.mail')}
        hint={t('wishlist.share.mailHint', { most: mostShareMails })}
        error={error && t(error)}
        value={typed}
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="secondary" wide disabled={isBusy}>
        {t('wishlist.share.send')}
      </Button>
    </form>
  );
}
