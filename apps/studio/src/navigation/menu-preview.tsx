import type { Menus } from '@selvedge/contract/navigation.ts';
import { useCallback, useEffect, useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { PreviewFrame } from '../settings/preview-frame.tsx';
import { text } from '../texts/text.ts';
import { type Look, lookAt, lookOf } from './look-at.ts';
import type { TreeSetting } from './menu-kinds.ts';
import styles from './navigation.module.css';
import { placeOfEntry, previewPlaces } from './preview-places.ts';

type Props = { part: TreeSetting; market: string; version: number; chosen: string; setting: object };

const looks: Readonly<Record<TreeSetting, readonly [Look, ...Look[]]>> = { menus: ['header', 'burger'], footer: ['footer'] };

/** The real header, burger menu or footer with the work, on a page of the shop, following what is chosen in the tree. */
export function MenuPreview({ part, market, version, chosen, setting }: Props) {
  const choices = looks[part];
  const [look, setLook] = useState<Look>(choices[0]);
  const [place, setPlace] = useState('');
  const item = openItem(setting as Partial<Menus>, chosen);
  const places = previewPlaces(setting as Partial<Menus>, { market, home: text('navigation.look_home') });
  const shown = places.find(({ key }) => key === place) ?? places[0]!;
  // An address that is being typed is no page yet.
  const path = useDebounced(shown.path, 400);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen leads to a page once, and may be looked at on another
  useEffect(() => setPlace((before) => placeOfEntry(chosen, places) ?? before), [chosen]);
  useEffect(() => setLook((before) => (part === 'menus' ? (lookOf(chosen) ?? before) : before)), [part, chosen]);
  const show = useCallback((shop: Document) => lookAt(shop, { look, item }), [look, item]);
  return (
    <div className={styles.preview}>
      <PreviewFrame
        market={market}
        path={path}
        version={version}
        height={400}
        wanted={look === 'burger' ? 'mobile' : 'desktop'}
        onShown={show}
        tools={
          <>
            {places.length > 1 && (
              <label className={styles.place}>
                {text('navigation.look_page')}
                <select value={shown.key} onChange={(event) => setPlace(event.target.value)}>
                  {places.map(({ key, title }) => (
                    <option key={key} value={key}>
                      {title}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {choices.length > 1 && (
              <fieldset className={styles.looks}>
                <legend>{text('navigation.look')}</legend>
                {choices.map((each) => (
                  <label key={each}>
                    <input type="radio" name="navigation-look" checked={look === each} onChange={() => setLook(each)} />
                    {text(`navigation.look_${each}`)}
                  </label>
                ))}
              </fieldset>
            )}
          </>
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
