import type { ReactNode } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { Footer } from '../navigation/footer/footer.tsx';
import { UspBar } from '../navigation/footer/usp-bar.tsx';
import { BrandBar } from '../navigation/header/brand-bar.tsx';
import { Header } from '../navigation/header/header.tsx';
import { heroTone } from '../navigation/header/hero-tone.ts';
import { SlimBanners } from '../navigation/header/slim-banners.tsx';
import { StickyNavigation } from '../navigation/header/sticky-navigation.tsx';
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
