import { CheckField } from '@selvedge/ui/check-field.tsx';
import { useT, useToggles } from '../../lib/shop-context.tsx';
import { TermsLabel } from '../../payment/terms-label.tsx';
import { useAccount } from '../../session/account-store.ts';

/**
 * Asks to join the club, or a member who stopped messages whether they shall come again. Who has both is not asked; without a club there is
 * nothing to ask.
 */
export function ClubBox({ isSignedIn, isTicked }: { isSignedIn: boolean; isTicked: boolean }) {
  const t = useT();
  const { customerClub } = useToggles();
  const { user } = useAccount();
  const isMember = isSignedIn && user?.isEnrolledInCustomerClub === true;
  if (!customerClub || (isMember && user.newsletter)) return null;
  const label = isMember ? t('summary.newsletter') : <TermsLabel text={t('summary.join_club')} slug="customer-club" />;
  return <CheckField name="newsletter" defaultChecked={isTicked} label={label} />;
}
