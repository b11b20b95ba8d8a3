import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { trackLater } from '../../analytics/track-later.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import { MailList } from '../list/mail-list.tsx';
import { shareList, stopSharing } from '../list-calls.ts';
import styles from './wishlist-flyout.module.css';

/** The link to a list, by hand or by mail, and the end of it. */
export function Content({ props, close }: { props: unknown; close: () => void }) {
  const { wishlistId } = props as { wishlistId: string };
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const [link, setLink] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is asked for once, when the flyout opens
  useEffect(() => {
    void shareList(market, wishlistId).then((answer) => {
      if (!('failure' in answer)) return setLink(new URL(answer.url, location.origin).href);
      close();
      toast.showNow('danger', answer.failure);
    });
  }, [market, wishlistId]);
  if (!link)
    return (
      <div className={styles.body} aria-busy="true">
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    if (isCopied) trackLater({ name: 'share', method: 'link', content_type: 'wishlist', item_id: 'wishlist' });
    toast.showNow(isCopied ? 'success' : 'warning', isCopied ? 'wishlist.share.copied' : 'wishlist.share.notCopied');
  };
  const stop = async () => {
    const failure = await stopSharing(market, wishlistId);
    close();
    toast.show(failure ? 'danger' : 'success', failure ?? 'wishlist.share.stopped');
  };
  return (
    <div className={styles.body}>
      <p className={styles.text}>{t('wishlist.share.text')}</p>
      <div className={styles.part}>
        <Field label={t('wishlist.share.link')} value={link} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
        <Button wide onClick={copy}>
          {t('wishlist.share.copy')}
        </Button>
      </div>
      <MailList wishlistId={wishlistId} />
      <div className={styles.part}>
        <p className={styles.note}>{t('wishlist.share.stopText')}</p>
        <Button look="quiet" onClick={stop}>
          {t('wishlist.share.stop')}
        </Button>
      </div>
    </div>
  );
}
