import { PreferenceGroup } from '@selvedge/blocks/preference-group/preference-group.tsx';
import { account, type UserMetadata } from '@selvedge/contract/account.ts';
import type { UserPreferenceGroup } from '@selvedge/contract/preferences.ts';
import { isSubBrandOption } from '@selvedge/domain/account/is-sub-brand-option.ts';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { NearView } from '../lib/near-view.tsx';
import { usePage, useT, useToggles } from '../lib/shop-context.tsx';
import { keepUser } from '../session/account-store.ts';
import { useCall } from '../session/use-call.ts';
import { useToast } from '../toast/toast-context.ts';
import { AccountHead } from './account-head.tsx';
import { AccountSection } from './account-section.tsx';
import { AccountView } from './account-view.tsx';
import styles from './preferences.module.css';

const loadOwnWishes = async () => (await import('../notify-me/own-wishes.tsx')).OwnWishes;

/** ACC-003 what a shopper likes, in the groups that an editor made. */
export function Preferences() {
  const t = useT();
  const { notifyMe, productGoingLive } = useToggles();
  const groups = usePage().content.userPreferences ?? [];
  return (
    <AccountView head={<AccountHead />}>
      {(user) => (
        <>
          {groups.length > 0 ? <PreferencesForm user={user} groups={groups} /> : <p>{t('account.no_preferences')}</p>}
          {(notifyMe || productGoingLive) && (
            <AccountSection id="notify-me" title={t('notify_me.list')} text={t('notify_me.list_text')}>
              <NearView load={loadOwnWishes} props={{}} />
            </AccountSection>
          )}
        </>
      )}
    </AccountView>
  );
}

function PreferencesForm({ user, groups }: { user: UserMetadata; groups: readonly UserPreferenceGroup[] }) {
  const t = useT();
  const toast = useToast();
  const call = useCall();
  const {
    busy,
    message,
    form: props,
  } = useForm(async (values) => {
    const chosen = groups.flatMap((group) =>
      group.userOptions.filter(({ key }) => values[`${group.id}:${key}`] === 'on' || values[group.id] === key),
    );
    const keys = (isBrand: boolean) => chosen.filter((option) => isSubBrandOption(option) === isBrand).map(({ key }) => key);
    const body = { preferences: keys(false), subBrands: keys(true) };
    const result = await call(account.updateAccountDetails, { body });
    if (result.hasError) return problemsOf(result, t);
    keepUser(result.data);
    toast.show('success', 'account.saved');
  });
  const chosen = new Set([...user.preferences, ...user.subBrands]);
  return (
    <form className={[form.form, styles.form].join(' ')} {...props}>
      <FormMessage text={message} />
      {groups.map((group) => (
        <PreferenceGroup key={group.id} group={group} chosen={chosen} />
      ))}
      <div className={styles.save}>
        <SubmitButton busy={busy}>{t('account.save')}</SubmitButton>
      </div>
    </form>
  );
}
