import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import { DrawnThread } from '../../shell/drawn-thread.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import styles from './join-note.module.css';

const gains = [
  ['loyalty.rewards', 'loyalty.rewards_text'],
  ['loyalty.offers', 'loyalty.offers_text'],
  ['loyalty.card', 'loyalty.card_text'],
] as const;

/** Somebody with an account who is not in the club: the card that could be theirs, and what it brings. */
export function JoinNote() {
  const t = useT();
  const href = useHref();
  const { shopName } = usePage().navigation;
  return (
    <>
      <section className={styles.invitation} aria-labelledby="join-claim">
        <div className={styles.words}>
          <h2 id="join-claim" className={styles.claim}>
            {t('loyalty.join')}
          </h2>
          <p>{t('loyalty.join_text')}</p>
          <p>
            <ButtonLink href={href('/customer-club')}>{t('loyalty.join_button')}</ButtonLink>
          </p>
        </div>
        <div className={styles.card} aria-hidden="true">
          <span className={styles.name}>
            <Wordmark name={shopName} />
          </span>
          <div className={styles.seam}>
            <DrawnThread kind="sewn" />
          </div>
          <span className={styles.kind}>{t('loyalty.card')}</span>
        </div>
      </section>
      <ul className={styles.gains}>
        {gains.map(([title, text]) => (
          <li key={title} className={styles.gain}>
            <h3 className={styles.title}>{t(title)}</h3>
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
