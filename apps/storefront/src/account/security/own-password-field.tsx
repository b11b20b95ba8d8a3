import type { UserMetadata } from '@selvedge/contract/account.ts';
import { PasswordField } from '@selvedge/ui/password-field.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import { useT } from '../../lib/shop-context.tsx';

/** Asked for again before what can't be undone. Who signs in through a provider has none; a fresh sign-in stands in for it. */
export function OwnPasswordField({ user, label, error }: { user: UserMetadata; label?: string; error: string | undefined }) {
  const t = useT();
  if (!user.hasPassword) return <FormMessage text={error} />;
  return (
    <PasswordField
      label={label ?? t('account.own_password')}
      show={t('login.show')}
      hide={t('login.hide')}
      name="password"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
