import type { CustomerClubSignup } from '@selvedge/contract/content/widgets/customer-club-signup.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import { useBlockHost } from '../block-host.ts';
import { RichText } from '../rich-text.tsx';
import styles from './customer-club-signup.module.css';

type Success = Pick<CustomerClubSignup, 'successMessage' | 'successDescription' | 'successImage' | 'successIcon'>;

export function ClubSuccess({ block: { successMessage, successDescription, successImage, successIcon } }: { block: Success }) {
  const { t } = useBlockHost();
  return (
    <div className={styles.success} role="status">
      {successImage && <Picture image={successImage} sizes="(min-width: 960px) 40vw, 100vw" />}
      {isIconName(successIcon) && <Icon name={successIcon} />}
      <p className={styles.headline}>{successMessage || t('club.joined')}</p>
      {successDescription && <RichText text={successDescription} />}
    </div>
  );
}
