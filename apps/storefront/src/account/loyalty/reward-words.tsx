import type { LoyaltyReward } from '@selvedge/contract/loyalty-shape.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { NearView } from '../../lib/near-view.tsx';
import { useT } from '../../lib/shop-context.tsx';
import styles from './loyalty.module.css';

/** LOY-003 what a reward is, with its picture where it has one, and between what one may choose. */
export function RewardWords({ content, choices }: Pick<LoyaltyReward, 'content' | 'choices'>) {
  const t = useT();
  const { image, imageAltText, title, description, rows } = content;
  const names =
    choices.length > 1
      ? writeList(
          t,
          choices.map(({ name }) => name),
        )
      : '';
  return (
    <>
      {image && <img className={styles.image} src={image} alt={imageAltText} loading="lazy" />}
      <h3 className={styles.name}>
        <bdi>{title}</bdi>
      </h3>
      {description && (
        <p className={styles.quiet}>
          <bdi>{description}</bdi>
        </p>
      )}
      {names && (
        <p className={styles.quiet}>
          {t('loyalty.choices')} <bdi>{names}</bdi>
        </p>
      )}
      {rows.length > 0 && <NearView load={loadRows} props={{ rows }} />}
    </>
  );
}

const loadRows = async () => (await import('./reward-rows.tsx')).RewardRows;
