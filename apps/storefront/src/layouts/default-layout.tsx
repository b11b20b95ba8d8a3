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

// Made once: another choice on the same page finds the very same elements, and React leaves them as they are.
const above = (
  <>
    <SlimBanners location="above" />
    <BrandBar />
  </>
);
const beneathHeader = (
  <div className={styles.below}>
    <SlimBanners location="below" />
  </div>
);
const below = (
  <>
    <UspBar />
    <Footer />
    <StickyNavigation />
  </>
);

export function DefaultLayout({ children }: { children: ReactNode }) {
  const tone = heroTone(usePage().content);
  return (
    <>
      {above}
      <Header tone={tone} />
      {beneathHeader}
      <div className={styles.body} data-hero={tone}>
        <Main>{children}</Main>
      </div>
      {below}
    </>
  );
}
