import { ButtonLink } from '@selvedge/ui/button.tsx';
import { Picture } from '@selvedge/ui/picture.tsx';
import { Rows } from '../../content/rows.tsx';
import { useHref, usePage, useT, useToggles } from '../../lib/shop-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { usePageLink } from '../../shell/use-page-link.ts';
import { WaysOn } from '../../shell/ways-on.tsx';
import styles from './app-welcome-page.module.css';

/** RTE-045 the first screen of the app: where to begin, and who one is. In a browser it leads to the app. */
export function View() {
  const { content, navigation } = usePage();
  const { appLinks, appBanner } = navigation;
  return (
    <>
      <div className={styles.welcome}>
        {appBanner?.picture && (
          <div className={styles.picture}>
            <Picture image={appBanner.picture} sizes="(min-width: 960px) 50vw, 100vw" priority fill />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{content.heading}</h1>
          <p className={styles.intro}>{content.intro}</p>
          <div className={styles.inApp}>
            <Begin />
          </div>
          <div className={styles.elsewhere}>
            {appLinks.map(({ platform, title, url }, index) => (
              <ButtonLink key={platform} wide href={url} look={index === 0 ? 'primary' : 'secondary'}>
                {title}
              </ButtonLink>
            ))}
            <div className={styles.second}>
              <Begin isSecond={appLinks.length > 0} />
            </div>
          </div>
        </div>
      </div>
      <Rows rows={content.rows.top} />
      <WaysOn />
      <Rows rows={content.rows.bottom} />
    </>
  );
}

/** Who is signed in already is not asked to sign in. */
function Begin({ isSecond = false }: { isSecond?: boolean }) {
  const t = useT();
  const href = useHref();
  const link = usePageLink();
  const { status } = useSession();
  const { loginPageMaintenance } = useToggles();
  const isMember = status !== 'guest' && status !== 'unknown';
  return (
    <>
      <ButtonLink wide={!isSecond} href={href('')} look={isSecond ? 'quiet' : 'primary'}>
        {t(isSecond ? 'welcome.browser' : 'welcome.start')}
      </ButtonLink>
      {isMember ? (
        <ButtonLink wide={!isSecond} href={link('accountPage', '/account')} look={isSecond ? 'quiet' : 'secondary'}>
          {t('login.to_account')}
        </ButtonLink>
      ) : (
        !loginPageMaintenance && (
          <ButtonLink wide={!isSecond} href={link('loginPage', '/login')} look={isSecond ? 'quiet' : 'secondary'}>
            {t('login.sign_in')}
          </ButtonLink>
        )
      )}
    </>
  );
}
