import type { PageAlias } from '@selvedge/contract/page.ts';
import type { ReactNode } from 'react';
import { usePage, useT } from '../lib/shop-context.tsx';
import { Logo } from '../shell/logo.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import styles from './checkout-layout.module.css';
import { Main } from './main.tsx';
import { QuietFooter } from './quiet-footer.tsx';

const steps: readonly { key: string; path: string; aliases: readonly [PageAlias, ...PageAlias[]] }[] = [
  { key: 'checkout.step.details', path: '/checkout/details', aliases: ['checkoutDetailsPage', 'checkoutPage', 'checkoutCustomerPage'] },
  { key: 'checkout.step.shipping', path: '/checkout/shipping', aliases: ['checkoutShippingPage'] },
  { key: 'checkout.step.summary', path: '/checkout/summary', aliases: ['checkoutSummaryPage'] },
  { key: 'checkout.step.payment', path: '/checkout/payment', aliases: ['checkoutPaymentPage'] },
];

/** Nothing leads away from a purchase but the way back; the thread is drawn as far as the shopper has come. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const { content, layout } = usePage();
  const t = useT();
  const link = usePageLink();
  const at = steps.findIndex(({ aliases }) => aliases.includes(content._meta.alias));
  return (
    <>
      <header className={styles.header}>
        <Logo />
        {layout === 'checkout' && (
          <a className={styles.back} href={link('basketPage', '/basket')}>
            {t('checkout.back')}
          </a>
        )}
      </header>
      {layout === 'checkout' && (
        <nav className={styles.steps} aria-label={t('checkout.steps')}>
          <ol className={styles.list}>
            {steps.map(({ key, path, aliases }, index) => (
              <li key={key} className={styles.step} data-done={index <= at || undefined} aria-current={index === at ? 'step' : undefined}>
                <span className={styles.number}>{index + 1}</span>
                {index < at ? (
                  <a className={styles.done} href={link(aliases[0], path)}>
                    {t(key)}
                  </a>
                ) : (
                  t(key)
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Main className={styles.main}>{children}</Main>
      <QuietFooter />
    </>
  );
}
