import type { CustomerClubSignup } from '@selvedge/contract/content/widgets/customer-club-signup.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import { useEffect, useRef } from 'react';
import { useBlockHost } from '../block-host.ts';
import { RichText } from '../rich-text.tsx';
import styles from './signup.module.css';

type Success = Pick<CustomerClubSignup, 'successMessage' | 'successDescription' | 'successImage' | 'successIcon'>;
export type Joined = { email: string; needsConfirmation: boolean };

/** The editor's own words; that a mail is on its way is the shop's to say. */
export function ClubSuccess({ block, joined }: { block: Success; joined: Joined }) {
  const { successMessage, successDescription, successImage, successIcon } = block;
  const { t } = useBlockHost();
  const box = useRef<HTMLDivElement>(null);
  // The form is gone, and the focus with it: a reader would begin the page anew.
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <div ref={box} className={styles.success} role="status" tabIndex={-1}>
        {isIconName(successIcon) && <Icon name={successIcon} />}
        <p className={styles.message}>{successMessage || t('club.joined')}</p>
        {joined.needsConfirmation && <p>{t('club.check_mail', { email: joined.email })}</p>}
        {successDescription.length > 0 && <RichText nodes={successDescription} />}
      </div>
      {successImage && (
        <div className={styles.picture}>
          <Picture image={successImage} sizes="(min-width: 960px) 55vw, 100vw" fill />
        </div>
      )}
    </>
  );
}
