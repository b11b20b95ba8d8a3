import type { Menus } from '@selvedge/contract/navigation.ts';
import { useCallback, useEffect, useState } from 'react';
import { PreviewFrame } from '../settings/preview-frame.tsx';
import { text } from '../texts/text.ts';
import { type Look, lookAt, lookOf } from './look-at.ts';
import type { TreeSetting } from './menu-kinds.ts';
import styles from './navigation.module.css';

type Props = { part: TreeSetting; market: string; version: number; chosen: string; setting: object };

const looks: Readonly<Record<TreeSetting, readonly [Look, ...Look[]]>> = { menus: ['header', 'burger'], footer: ['footer'] };

/** The real header, burger menu or footer with the work, following what is chosen in the tree. */
export function MenuPreview({ part, market, version, chosen, setting }: Props) {
  const choices = looks[part];
  const [look, setLook] = useState<Look>(choices[0]);
  const item = openItem(setting as Partial<Menus>, chosen);
  useEffect(() => setLook((before) => (part === 'menus' ? (lookOf(chosen) ?? before) : before)), [part, chosen]);
  const show = useCallback((shop: Document) => lookAt(shop, { look, item }), [look, item]);
  return (
    <div className={styles.preview}>
      <PreviewFrame
        market={market}
        path=""
        version={version}
        height={400}
        wanted={look === 'burger' ? 'mobile' : 'desktop'}
        onShown={show}
        tools={
          choices.length > 1 && (
            <fieldset className={styles.looks}>
              <legend>{text('navigation.look')}</legend>
              {choices.map((each) => (
                <label key={each}>
                  <input type="radio" name="navigation-look" checked={look === each} onChange={() => setLook(each)} />
                  {text(`navigation.look_${each}`)}
                </label>
              ))}
            </fieldset>
          )
        }
      />
    </div>
  );
}

/** The number, among those that are shown, of the menu entry that the chosen one belongs to. */
function openItem({ mainMenu = [] }: Partial<Menus>, chosen: string): number | undefined {
  const [branch, number] = chosen.split('.');
  const item = branch === 'mainMenu' && number !== undefined ? mainMenu[Number(number)] : undefined;
  if (!item || item.isHidden || item.sections.length === 0) return undefined;
  return mainMenu.slice(0, Number(number)).filter(({ isHidden }) => !isHidden).length;
}
