import { notifyMe, type OwnSubscription } from '@selvedge/contract/notify-me.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useState } from 'react';
import { ProductBadges } from '../catalogue/product-badges.tsx';
import { useBadgeLooks } from '../catalogue/use-badge-looks.ts';
import { useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { LeaveButton } from './leave-button.tsx';
import styles from './notify-me.module.css';

/** What the shopper waits for, and was told of in the last weeks. */
export function OwnWishes() {
  const t = useT();
  const [time, setTime] = useState(0);
  const looks = useBadgeLooks('notifyMe');
  const answer = useAnswer(notifyMe.mine, {}, time);
  const reload = () => setTime(time + 1);
  if (!answer) return <Skeleton />;
  if (answer.hasError)
    return (
      <div role="alert" className={styles.outcome}>
        <p>{t('notify_me.list_failed')}</p>
        <Button look="secondary" onClick={reload}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  if (answer.data.length === 0) return <p>{t('notify_me.none')}</p>;
  return (
    <ul className={styles.wishes}>
      {answer.data.map((wish) => (
        <li key={wish.token} className={styles.wish}>
          <ProductPicture picture={pictureOf(wish)} alt="" name={wish.product?.name ?? ''} sizes="4.5rem" />
          <div className={styles.words}>
            <p className={styles.name}>
              {wish.url ? (
                <a href={wish.url}>
                  <bdi>{wish.product?.name}</bdi>
                </a>
              ) : (
                t('notify_me.not_sold_now')
              )}
            </p>
            <p className={styles.quiet}>
              <bdi>{writeList(t, [wish.product?.colourName, wish.size])}</bdi>
            </p>
            <ProductBadges badges={wish.product?.badges ?? []} looks={looks} />
            <p className={styles.quiet}>{t(stateOf(wish), { day: dayOf(wish) })}</p>
          </div>
          <LeaveButton token={wish.token} onLeft={reload} name={wish.product?.name ?? wish.productId} />
        </li>
      ))}
    </ul>
  );
}

function pictureOf({ product }: OwnSubscription) {
  return product?.frontImage && { src: product.frontImage.url, width: 72, height: 96 };
}

function stateOf({ toldAt, isConfirmed }: OwnSubscription): string {
  if (toldAt) return 'notify_me.state.told';
  return isConfirmed ? 'notify_me.state.waiting' : 'notify_me.state.asked';
}

const dayOf = ({ toldAt, askedAt, market }: OwnSubscription) => formatDate(new Date(toldAt ?? askedAt), { locale: market });
