import type { LoginView } from '@selvedge/domain/account/login-view.ts';
import { type ComponentType, useEffect, useRef } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { ResetForm } from './reset-form.tsx';
import styles from './sign-in.module.css';
import { SignupForm } from './signup-form.tsx';
import { VerifyView } from './verify-view.tsx';
import type { ViewProps } from './view-props.ts';

const views: Record<LoginView, { title: string; View: ComponentType<ViewProps> }> = {
  login: { title: 'login.title', View: LoginForm },
  signup: { title: 'login.signup_title', View: SignupForm },
  forgotPassword: { title: 'login.forgot_title', View: ForgotForm },
  resetPassword: { title: 'login.reset_title', View: ResetForm },
  verifyEmail: { title: 'login.verify_title', View: VerifyView },
};

/** AUT-023 exactly one view at a time, under its own name. */
export function SignIn({ view, level, ...props }: ViewProps & { view: LoginView; level: 'h1' | 'h2' }) {
  const t = useT();
  const { title, View } = views[view];
  const heading = useFocusOnChange(view);
  const Heading = level;
  return (
    <div className={styles.views} data-view={view}>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {t(title)}
      </Heading>
      <View key={view} {...props} />
    </div>
  );
}

/** Who switches views with the keyboard reads on at the new one's name; the first is left to the page or the flyout. */
function useFocusOnChange(view: LoginView) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view) heading.current?.focus();
    shown.current = view;
  }, [view]);
  return heading;
}
