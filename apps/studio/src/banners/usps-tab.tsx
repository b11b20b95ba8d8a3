import type { UspItem } from '@selvedge/contract/navigation.ts';
import { useRef } from 'react';
import { ItemList } from '../settings/item-list.tsx';
import { text } from '../texts/text.ts';
import { SiteEditor, type TabProps } from './site-editor.tsx';
import { UspFields } from './usp-fields.tsx';

/** What the shop promises, on every page. */
export function UspsTab(props: TabProps) {
  const first = useRef('');
  return (
    <SiteEditor {...props} title={text('banners.usps')} onShown={(shop) => scrollToWords(shop, first.current)}>
      {({ value, change, readOnly, problemAt }) => {
        first.current = value.uniqueSellingPoints[0]?.itemText ?? '';
        return (
          <ItemList
            label={text('banners.usps')}
            items={value.uniqueSellingPoints}
            onChange={(uniqueSellingPoints) => change((site) => ({ ...site, uniqueSellingPoints }))}
            titleOf={(item) => item.itemText}
            add={{ label: text('usps.new'), make: newItem }}
            duplicate={(item) => ({ ...item, id: crypto.randomUUID() })}
            readOnly={readOnly}
            max={12}
          >
            {(item, onChange, index) => (
              <UspFields item={item} readOnly={readOnly} problem={problemAt(`uniqueSellingPoints.${index}.itemText`)} onChange={onChange} />
            )}
          </ItemList>
        );
      }}
    </SiteEditor>
  );
}

const newItem = (): UspItem => ({ id: crypto.randomUUID(), alias: 'simple', itemText: '' });

/** Nothing in the shop's markup names the bar but the words in it. */
function scrollToWords(shop: Document, words: string): void {
  const item = words && [...shop.querySelectorAll('li')].find((each) => each.textContent?.includes(words));
  if (item) item.scrollIntoView({ block: 'center' });
}
