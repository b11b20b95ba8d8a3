import type { UspItem } from '@selvedge/contract/navigation.ts';
import { icons } from '@selvedge/ui/icons.ts';
import { SelectInput, TextInput } from '../fields/simple-inputs.tsx';
import { put } from '../lib/put.ts';
import { LinkInput } from '../pickers/link-input.tsx';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';
import { ChoiceInput } from './choice-input.tsx';

type Props = { item: UspItem; readOnly: boolean; problem: string | undefined; onChange: (item: UspItem) => void };

const kinds = ['nothing', 'link', 'popup'] as const;
type Kind = (typeof kinds)[number];

const longest = 48;
const iconOptions = Object.keys(icons)
  .map((name) => ({ value: name, label: name }))
  .sort((a, b) => a.label.localeCompare(b.label));
const noLink = { url: '', title: '', pageId: 'not set', openInCurrentTab: true, openModal: false };

const kindOf = ({ popupContent, link }: UspItem): Kind => (popupContent !== undefined ? 'popup' : link ? 'link' : 'nothing');

/** CMS-048 one promise of the shop: what it says, and what is told to who presses it. */
export function UspFields({ item, readOnly, problem, onChange }: Props) {
  const kind = kindOf(item);
  const choose = (next: Kind) => {
    const { popupContent = '', link = noLink, ...bare } = item;
    const alias = next === 'popup' ? 'advanced' : 'simple';
    onChange({ ...bare, alias, ...(next === 'popup' && { popupContent }), ...(next === 'link' && { link }) });
  };
  return (
    <div className={styles.fields}>
      <TextInput
        label={text('usps.text')}
        value={item.itemText}
        maxLength={200}
        readOnly={readOnly}
        problem={problem}
        onChange={(next) => onChange({ ...item, itemText: next ?? '' })}
      />
      <p role="status" className={styles.warning}>
        {item.itemText.length > longest && text('usps.long', { count: longest })}
      </p>
      <div className={styles.pair}>
        <SelectInput
          label={text('usps.icon')}
          value={item.itemIcon}
          readOnly={readOnly}
          options={iconOptions}
          onChange={(icon) => onChange(put(item, 'itemIcon', icon))}
        />
        <TextInput
          label={text('usps.link_text')}
          value={item.linkText}
          maxLength={60}
          readOnly={readOnly}
          onChange={(next) => onChange(put(item, 'linkText', next || undefined))}
        />
      </div>
      <ChoiceInput
        label={text('usps.kind')}
        value={kind}
        readOnly={readOnly}
        options={kinds.map((value) => ({ value, label: text(`usps.kind_${value}`) }))}
        onChange={choose}
      />
      {kind === 'link' && (
        <LinkInput
          label={text('banners.link')}
          value={item.link}
          readOnly={readOnly}
          onChange={(link) => onChange({ ...item, link: link ?? noLink })}
        />
      )}
      {kind === 'popup' && (
        <TextInput
          long
          label={text('usps.popup')}
          value={item.popupContent}
          maxLength={2_000}
          readOnly={readOnly}
          onChange={(next) => onChange({ ...item, popupContent: next ?? '' })}
        />
      )}
    </div>
  );
}
