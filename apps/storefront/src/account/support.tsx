import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useHref, useT } from '../lib/shop-context.tsx';
import styles from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { AccountSection } from './account-section.tsx';

const matters = [
  ['orders', '/account/orders'],
  ['delivery', '/i/delivery'],
  ['returns', '/returns'],
  ['size', '/i/size-guide'],
  ['care', '/i/care'],
  ['contact', '/contact'],
] as const;

/** ACC-034 what shoppers ask most, and the way to a person for the rest. */
export function Support() {
  const t = useT();
  const href = useHref();
  return (
    <div className={styles.page}>
      <AccountHead />
      {matters.map(([name, path]) => (
        <AccountSection key={name} title={t(`account.support.${name}.title`)}>
          <p>{t(`account.support.${name}.text`)}</p>
          <p>
            <TextLink href={href(path)}>{t(`account.support.${name}.link`)}</TextLink>
          </p>
        </AccountSection>
      ))}
    </div>
  );
}
