import type { LoginPlace } from '@selvedge/domain/account/after-login.ts';
import type { LoginView } from '@selvedge/domain/account/login-view.ts';

export type ViewProps = {
  place: LoginPlace;
  /** Shows another view in place; without it views are addresses of the login page. */
  onView?: ((view: LoginView) => void) | undefined;
  onSignedIn: () => Promise<void>;
};
