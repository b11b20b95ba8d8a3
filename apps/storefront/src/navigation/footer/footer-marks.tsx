import type { Navigation } from '@selvedge/contract/navigation.ts';
import { socialAddress } from '@selvedge/domain/link/to-link.ts';
import { formatCount, formatTenths } from '@selvedge/domain/writing-style/writing-style.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useSite, useT } from '../../lib/shop-context.tsx';
import styles from './footer-marks.module.css';

/** Where else to find the shop, how to pay, who delivers. Names are set in our own type, unless the shop brings a logo. */
export function FooterMarks() {
  const { navigation, market } = useSite();
  const locale = market?.id ?? 'en';
  const t = useT();
  const social = navigation.socialLinks.map((link) => ({ title: link.title, url: socialAddress(link) ?? '', isApp: false }));
  const apps = navigation.appLinks.map(({ title, url }) => ({ title, url, isApp: true }));
  const { trustRating: trust } = navigation;
  const follow = [...social, ...apps].filter(({ url }) => url !== '');
  return (
    <div className={styles.marks}>
      <Group title={t('shell.follow')}>
        {follow.map(({ title, url, isApp }) => (
          <li key={url} className={isApp ? styles.app : undefined}>
            <TextLink className={styles.link} rest={false} href={url} target="_blank" rel="noopener">
              {title}
            </TextLink>
          </li>
        ))}
      </Group>
      <Group title={t('shell.payment')}>{navigation.paymentProviders.map(mark)}</Group>
      <Group title={t('shell.delivery')}>{navigation.shippingProviders.map(mark)}</Group>
      {trust && (
        <Group title={trust.name}>
          <li>
            <TextLink className={styles.link} rest={false} href={trust.url} target="_blank" rel="noopener">
              {t('shell.rating', { score: formatTenths(trust.score, locale), reviews: formatCount(trust.reviews, locale) })}
            </TextLink>
          </li>
        </Group>
      )}
    </div>
  );
}

const mark = ({ id, name, logo }: Navigation['paymentProviders'][number]) => (
  <li key={id} className={styles.mark}>
    {logo ? <img className={styles.logo} src={`${logo.src}-${logo.widths[0]}.webp`} alt={name} loading="lazy" /> : name}
  </li>
);

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
