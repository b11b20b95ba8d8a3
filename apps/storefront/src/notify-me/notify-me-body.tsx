import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { notifyMe } from '@selvedge/contract/notify-me.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { useSession } from '../session/use-session.ts';
import styles from './notify-me.module.css';
import { NotifyMeForm } from './notify-me-form.tsx';
import { WishedProduct } from './wished-product.tsx';

type Wish = { productId: string; sku: string };

/** One product and the form to be told of it; the same in the flyout and on its page. */
export function NotifyMeBody({ productId, sku }: Wish) {
  const t = useT();
  const [time, setTime] = useState(0);
  // Which of the own wishes there are depends on it.
  const { status } = useSession();
  const found = useAnswer(catalogue.product, { params: { productId } }, time);
  const own = useAnswer(notifyMe.check, status !== 'unknown' && { query: { productId } }, time);
  if (!found || !own)
    return (
      <div className={styles.body} aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  if (found.hasError)
    return (
      <div className={styles.body} role="alert">
        <p>{t('notify_me.failed')}</p>
        <Button look="secondary" onClick={() => setTime(time + 1)}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  const product = found.data;
  return (
    <div className={styles.body}>
      <WishedProduct product={product} />
      <NotifyMeForm product={product} sku={sku} own={own.hasError ? [] : (own.data ?? [])} onChange={() => setTime(time + 1)}>
        <ButtonLink href={product.url} look="secondary" wide>
          {t('notify_me.see_product')}
        </ButtonLink>
      </NotifyMeForm>
    </div>
  );
}
