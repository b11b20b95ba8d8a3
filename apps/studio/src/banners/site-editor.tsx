import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Banners } from '@selvedge/contract/navigation.ts';
import type { ReactNode } from 'react';
import { PreviewFrame } from '../settings/preview-frame.tsx';
import { SettingEditor, type SettingFormProps } from '../settings/setting-editor.tsx';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';

export type TabProps = { market: string; markets: readonly MarketSettings[]; onMarket: (market: string) => void };

type Props = TabProps & {
  title: string;
  /** Shows the place in the shop that this form is about. */
  onShown?: (shop: Document) => void;
  children: (edited: SettingFormProps<Banners>) => ReactNode;
};

/** A part of the banners with the real shop beside it. */
export function SiteEditor({ market, markets, onMarket, title, onShown, children }: Props) {
  return (
    <SettingEditor<Banners> {...{ market, markets, onMarket, title }} name="banners" blank={blank}>
      {(edited) => (
        <div className={styles.columns}>
          <div className={styles.fields}>{children(edited)}</div>
          <div className={styles.shop}>
            <PreviewFrame market={market} path="" version={edited.version} height={480} {...(onShown && { onShown })} />
            <p className={styles.note}>{text('banners.preview_note')}</p>
          </div>
        </div>
      )}
    </SettingEditor>
  );
}

const blank: Banners = { slimBanners: [], uniqueSellingPoints: [] };
