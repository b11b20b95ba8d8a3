import { NearView } from '../lib/near-view.tsx';
import { useT } from '../lib/shop-context.tsx';
import { AccountHead } from './account-head.tsx';
import { AccountSection } from './account-section.tsx';
import { AccountView } from './account-view.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailForm } from './email-form.tsx';
import { ExportData } from './export-data.tsx';
import { PasswordChange } from './security/password-change.tsx';
import { Sessions } from './security/sessions.tsx';

const loadSecondFactor = async () => (await import('./security/second-factor.tsx')).SecondFactor;
const loadLinkedProviders = async () => (await import('./security/linked-providers.tsx')).LinkedProviders;
const loadPasskeys = async () => (await import('./security/passkeys.tsx')).Passkeys;
const loadMailCounting = async () => (await import('./mail-counting.tsx')).MailCounting;
const loadAddresses = async () => (await import('./address/addresses.tsx')).Addresses;

export function Profile() {
  const t = useT();
  return (
    <AccountView head={<AccountHead />}>
      {(user) => (
        <>
          <AccountSection title={t('account.details')} text={t('account.details_text')}>
            <DetailsForm user={user} />
          </AccountSection>
          <AccountSection title={t('address.book')} text={t('address.book_text')}>
            <NearView load={loadAddresses} props={{}} />
          </AccountSection>
          <AccountSection title={t('account.email')} text={t('account.email_text')}>
            <EmailForm user={user} />
          </AccountSection>
          <AccountSection title={t('account.password')}>
            <PasswordChange user={user} />
          </AccountSection>
          <AccountSection title={t('account.passkeys')} text={t('account.passkeys_text')}>
            <NearView load={loadPasskeys} props={{ email: user.email }} />
          </AccountSection>
          <AccountSection title={t('account.factor')} text={t('account.factor_text')}>
            <NearView load={loadSecondFactor} props={{}} />
          </AccountSection>
          <AccountSection title={t('account.providers')} text={t('account.providers_text')}>
            <NearView load={loadLinkedProviders} props={{}} />
          </AccountSection>
          <AccountSection title={t('account.sessions')} text={t('account.sessions_text')}>
            <Sessions />
          </AccountSection>
          {user.isEnrolledInCustomerClub && (
            <AccountSection title={t('account.mails')} text={t('account.mails_text')}>
              <NearView load={loadMailCounting} props={{}} />
            </AccountSection>
          )}
          <AccountSection title={t('account.data')} text={t('account.data_text')}>
            <ExportData />
          </AccountSection>
          <AccountSection title={t('account.delete')} text={t('account.delete_text')}>
            <DeleteAccount user={user} />
          </AccountSection>
        </>
      )}
    </AccountView>
  );
}
