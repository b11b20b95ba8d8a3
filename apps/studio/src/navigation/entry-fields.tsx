import type { Image } from '@selvedge/contract/content/image.ts';
import type { Link, SubBrand } from '@selvedge/contract/navigation.ts';
import { pages } from '@selvedge/contract/page.ts';
import { icons } from '@selvedge/ui/icons.ts';
import type { ReactNode } from 'react';
import { ColourInput } from '../fields/colour-input.tsx';
import { NumberInput, SelectInput, TextInput, ToggleInput } from '../fields/simple-inputs.tsx';
import { AddressesInput } from '../pickers/addresses-input.tsx';
import { LinkInput } from '../pickers/link-input.tsx';
import { PictureInput } from '../pickers/picture-input.tsx';
import { type TextKey, text } from '../texts/text.ts';
import { FaceFields } from './face-fields.tsx';
import { type Entries, type Kind, noLink } from './menu-kinds.ts';

type Props = {
  kind: Kind;
  entry: Entries[Kind];
  readOnly: boolean;
  onChange: (next: Entries[Kind]) => void;
  /** Puts what is wrong below a field, first what is known here already. */
  checked: (name: string, input: ReactNode, problem?: string) => ReactNode;
};

type Input =
  | 'text'
  | 'long'
  | 'link'
  | 'colour'
  | 'icon'
  | 'number'
  | 'toggle'
  | 'menuPicture'
  | 'logo'
  | 'font'
  | 'platform'
  | 'page'
  | 'address'
  | 'addresses'
  | 'face';
type Field = { name: string; label: TextKey; input: Input };

const field = (name: string, input: Input, label: string = name): Field => ({ name, input, label: `navigation.field_${label}` as TextKey });
const title = field('title', 'text');
const link = field('link', 'link');
const badge = field('subtitleBadge', 'text');
const hidden = field('isHidden', 'toggle');

/** The fields of each kind of entry, in the order in which they matter. (NAV-003 to NAV-009) */
const fields: Readonly<Record<Kind, readonly Field[]>> = {
  item: [title, field('subtitle', 'text'), link, hidden, field('color', 'colour'), field('font', 'font')],
  section: [title, badge, field('linkIcon', 'icon', 'icon'), field('column', 'number'), field('burgerMenuPriority', 'number')],
  link: [title, link, badge, field('linkColor', 'colour', 'color'), field('linkIcon', 'icon', 'icon')],
  flyout: [title, field('text', 'long'), link, field('picture', 'menuPicture')],
  headline: [
    ...[title, field('alternativeTitle', 'text'), hidden, field('isExpanded', 'toggle'), field('icon', 'icon'), field('color', 'colour')],
    ...[field('titlePadding', 'text'), field('titleSize', 'text')],
  ],
  brand: [
    field('name', 'text'),
    field('code', 'text'),
    link,
    field('tagline', 'text'),
    field('pages', 'addresses', 'brand_pages'),
    field('face', 'face'),
  ],
  sticky: [title, field('icon', 'icon'), link],
  social: [title, field('externalLink', 'address', 'address'), link, field('icon', 'text')],
  app: [title, field('platform', 'platform'), field('url', 'address', 'address')],
  provider: [field('name', 'text'), field('id', 'text'), field('logo', 'logo')],
  account: [title, link, field('pageAlias', 'page'), field('icon', 'icon'), hidden],
};

/** An empty text in these is a text; in others it is nothing. */
const always = new Set(['title', 'name', 'text', 'code', 'id', 'tagline', 'url', 'pictureAlt']);

export function EntryFields({ kind, entry, readOnly, onChange, checked }: Props) {
  const values = entry as Record<string, unknown>;
  const set = (change: Record<string, unknown>) => {
    const next = Object.entries({ ...values, ...change }).filter(
      ([name, value]) => value !== undefined && (value !== '' || always.has(name)),
    );
    onChange(Object.fromEntries(next) as Entries[Kind]);
  };
  return fields[kind].map(({ name, label, input }) => {
    const props = { label: text(label), readOnly };
    const put = (value: unknown) => set({ [name]: value });
    // The main brand has all pages that are no other brand's.
    if (input === 'addresses' && values.code === '' && !values.pages) return null;
    if (input === 'face') return <FaceFields key={name} {...props} brand={entry as SubBrand} onChange={put} checked={checked} />;
    return checked(name, inputOf(input, { values, name, props, put, set, kind }));
  });
}

type Given = {
  values: Record<string, unknown>;
  name: string;
  props: { label: string; readOnly: boolean };
  put: (value: unknown) => void;
  set: (change: Record<string, unknown>) => void;
  kind: Kind;
};

function inputOf(input: Exclude<Input, 'face'>, { values, name, props, put, set, kind }: Given): ReactNode {
  const value = values[name];
  switch (input) {
    case 'text':
    case 'long':
    case 'address':
      return (
        <TextInput
          {...props}
          value={value as string | undefined}
          long={input === 'long'}
          maxLength={500}
          onChange={(next) => put(next ?? '')}
        />
      );
    case 'link':
      // Only menu entries and social links may lead nowhere.
      return (
        <LinkInput
          {...props}
          value={(value as Link | undefined)?.url ? (value as Link) : undefined}
          onChange={(next) => put(next ?? (kind === 'item' || kind === 'social' ? undefined : noLink))}
        />
      );
    case 'colour':
      return <ColourInput {...props} value={value as string | undefined} onChange={put} />;
    case 'icon':
      return <SelectInput {...props} value={value as string | undefined} options={Object.keys(icons).map(option)} onChange={put} />;
    case 'number':
      return <NumberInput {...props} value={value as number} min={-1} max={99} step={1} onChange={put} />;
    case 'toggle':
      return <ToggleInput {...props} value={value as boolean} onChange={(next) => put(next ?? false)} />;
    case 'platform':
      return (
        <SelectInput
          {...props}
          value={value as string}
          options={['ios', 'android'].map((each) => ({ value: each, label: text(`navigation.platform_${each}` as TextKey) }))}
          onChange={(next) => put(next ?? 'ios')}
        />
      );
    case 'page':
      return (
        <SelectInput
          {...props}
          value={value as string}
          options={Object.keys(pages).map(option)}
          onChange={(next) => put(next ?? 'accountPage')}
        />
      );
    case 'font':
      return <SelectInput {...props} value={value as string | undefined} options={fonts} onChange={put} />;
    case 'addresses':
      return <AddressesInput {...props} value={value as string[] | undefined} onChange={put} />;
    case 'logo':
      return <PictureInput {...props} value={value as Image | undefined} onChange={put} />;
    case 'menuPicture':
      return (
        <PictureInput
          {...props}
          value={value ? menuPicture(value as string, (values.pictureAlt as string | undefined) ?? '') : undefined}
          onChange={(next) => set({ picture: next?.src ?? '', pictureAlt: next?.alt ?? '' })}
        />
      );
  }
}

const fonts = (['bold', 'italic'] as const).map((value) => ({ value, label: text(`navigation.font_${value}`) }));

const option = (value: string) => ({ value, label: value });

/** Menus keep only where a picture is: its widths are always the same two. */
const menuPicture = (src: string, alt: string): Image => ({
  ...{ src, alt, widths: [400, 800], width: 800, height: 1067, ratio: '3/4', placeholder: '#f1ede5' },
});
