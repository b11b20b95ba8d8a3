import type { ReactNode } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { BrandBar } from '../shell/brand-bar.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { heroTone } from '../shell/hero-tone.ts';
import { SlimBanners } from '../shell/slim-banners.tsx';
import { StickyNavigation } from '../shell/sticky-navigation.tsx';
import { UspBar } from '../shell/usp-bar.tsx';
import styles from './default-layout.module.css';
import { Main } from './main.tsx';

export function DefaultLayout({ children }: { children: ReactNode }) {
  const { content } = usePage();
  return (
    <>
      <SlimBanners location="above" />
      <BrandBar />
      <Header />
      <div className={styles.below}>
        <SlimBanners location="below" />
      </div>
      <div className={styles.body} data-hero={heroTone(content)}>
        <Main>{children}</Main>
      </div>
      <UspBar />
      <Footer />
      <StickyNavigation />
    </>
  );
}
