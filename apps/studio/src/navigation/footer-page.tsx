import type { Footer } from '@selvedge/contract/navigation.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { FooterForm } from './footer-form.tsx';
import { SitePartPage } from './site-part-page.tsx';

const blank: Footer = { footer: [], socialLinks: [], appLinks: [], paymentProviders: [], shippingProviders: [] };

export function FooterPage(props: ScreenProps) {
  return (
    <SitePartPage {...props} part="footer" blank={blank}>
      {(rest) => <FooterForm {...rest} />}
    </SitePartPage>
  );
}
