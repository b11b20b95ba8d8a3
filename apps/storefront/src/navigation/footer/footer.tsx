import { linkTarget } from '@selvedge/blocks/link-target.ts';
import type { FooterHeadline, Navigation } from '@selvedge/contract/navigation.ts';
import { footerHeadlines } from '@selvedge/domain/navigation/menu.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import { CookieLink } from '../../consent/cookie-link.tsx';
import { useKept } from '../../lib/kept.ts';
import { usePage, useSite, useT } from '../../lib/shop-context.tsx';
import { Logo } from '../../shell/logo.tsx';
import { MarketLink } from '../market/market-link.tsx';
import styles from './footer.module.css';
import { FooterMarks } from './footer-marks.tsx';

export function Footer() {
  const kept = useKept();
  const { content, navigation } = usePage();
  const { customerClubSignup: club } = navigation;
  // Who is where it leads needs no invitation.
  const invites = club && club.link.url !== content._meta.url;
  return (
    <footer
      className={styles.footer}
      id="footer"
      {...kept(
        () => (invites ? 'footer' : 'footer of the club'),
        () => <FooterContent club={invites ? club : undefined} />,
      )}
    />
  );
}

function FooterContent({ club }: { club: Navigation['customerClubSignup'] }) {
  const { navigation } = useSite();
  const t = useT();
  const { footer } = navigation;
  return (
    <>
      <div className={styles.top}>
        {club && (
          <section className={styles.club}>
            <h2 className={styles.clubTitle}>{club.headline}</h2>
            <p className={styles.clubText}>{club.text}</p>
            <ButtonLink href={club.link.url} look="secondary">
              {club.buttonText}
            </ButtonLink>
          </section>
        )}
        <nav className={styles.columns} aria-label={t('shell.footerMenu')}>
          {footerHeadlines(footer).map((headline) => (
            <Column key={headline.id} headline={headline} />
          ))}
        </nav>
      </div>
      <FooterMarks />
      <div className={styles.sign}>
        <Logo large />
      </div>
      <div className={styles.legal}>
        <MarketLink />
        <CookieLink />
        {/* Isolated, so that the name says nothing of the direction of the line. */}
        <p className={styles.line}>{t('shell.legalLine', { shop: `\u2068${navigation.shopName}\u2069` })}</p>
      </div>
    </>
  );
}

/** An accordion on a small screen, a plain column on a wide one; which of the two is a matter of style only. */
function Column({ headline }: { headline: FooterHeadline }) {
  const title = headline.alternativeTitle || headline.title;
  return (
    <div className={styles.column}>
      <h2 className={styles.title} data-color={headline.color} data-size={headline.titleSize} data-padding={headline.titlePadding}>
        {isIconName(headline.icon) && <Icon name={headline.icon} small />}
        {title}
      </h2>
      <details open={headline.isExpanded}>
        <summary className={styles.summary}>
          {title}
          <Icon name="plus" small />
        </summary>
        <ul className={styles.links}>
          {headline.categories.map((entry) => (
            <li key={entry.link.url}>
              <a className={styles.link} href={entry.link.url} {...linkTarget(entry.link)}>
                {entry.title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
