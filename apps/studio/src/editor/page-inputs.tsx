import type { Fields } from '@puckeditor/core';
import { SelectInput, TextInput, ToggleInput } from '../fields/simple-inputs.tsx';
import { type TextKey, text } from '../texts/text.ts';

type Given<T> = { value: T | undefined; onChange: (value: T | undefined) => void; readOnly?: boolean };

const words = (key: TextKey, { long = false, maxLength }: { long?: boolean; maxLength: number }) => ({
  type: 'custom',
  label: text(key),
  render: (props: Given<string>) => <TextInput {...props} label={text(key)} long={long} maxLength={maxLength} />,
});

const toggle = (key: TextKey) => ({
  type: 'custom',
  label: text(key),
  render: (props: Given<boolean>) => <ToggleInput {...props} label={text(key)} />,
});

/** What a page says of itself. */
export function pageInputs(hasListing: boolean): Fields {
  return {
    title: words('editor.heading', { maxLength: 200 }),
    intro: words('editor.intro', { long: true, maxLength: 2_000 }),
    seoTitle: words('editor.seo_title', { maxLength: 200 }),
    seoDescription: words('editor.seo_description', { long: true, maxLength: 400 }),
    ...(hasListing && { isLandingPage: toggle('editor.landing') }),
  } as unknown as Fields;
}

export const rowInputs = {
  perRowMobile: {
    type: 'custom',
    label: text('editor.per_row_mobile'),
    render: (props: Given<number>) => (
      <SelectInput {...props} label={text('editor.per_row_mobile')} options={[1, 2, 3].map((value) => ({ value, label: String(value) }))} />
    ),
  },
  hideOnISO: toggle('editor.hide_in_store'),
} as unknown as Fields;
