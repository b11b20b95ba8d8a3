import { AutoField, type Fields, type Field as PuckField } from '@puckeditor/core';
import type { Field } from '@selvedge/blocks/field.ts';
import { fieldTexts } from '@selvedge/blocks/field-texts.ts';
import type { Image } from '@selvedge/contract/content/image.ts';
import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import type { Link } from '@selvedge/contract/navigation.ts';
import { icons } from '@selvedge/ui/icons.ts';
import type { ReactElement } from 'react';
import { ColourInput } from '../../fields/colour-input.tsx';
import type { InputProps } from '../../fields/field-box.tsx';
import { DateTimeInput, NumberInput, SelectInput, StringsInput, TextInput, ToggleInput } from '../../fields/simple-inputs.tsx';
import { LinkInput } from '../../pickers/link-input.tsx';
import { PictureInput } from '../../pickers/picture-input.tsx';
import { CategoryInput, ProductInput, ProductsInput } from '../../pickers/product-input.tsx';
import { BlockInput } from './block-input.tsx';
import { BreakpointTabs } from './breakpoint-tabs.tsx';
import { GroupInput } from './group-input.tsx';
import { newItem } from './new-item.ts';
import { RichTextInput } from './rich-text-input.tsx';
import { summaryOf } from './summary-of.ts';

/** The fields of a block, which are plain data, as inputs of the editor. Ids are made, not typed. */
export function toPuckFields(fields: readonly Field[]): Fields {
  return Object.fromEntries(fields.filter(({ name }) => name !== 'id').map((field) => [field.name, toPuckField(field)]));
}

export const labelOf = ({ label, required }: Pick<Field, 'label' | 'required'>): string =>
  `${fieldTexts[label] ?? label}${required ? ' *' : ''}`;

function toPuckField(field: Field): PuckField {
  const label = labelOf(field);
  switch (field.kind) {
    case 'text':
      return custom<string>(label, (props) => <TextInput {...props} long={isLong(field.name)} />);
    case 'strings':
      return custom<(string | number)[]>(label, (props) => <StringsInput {...props} isNumeric={field.name === 'imageIndexes'} />);
    case 'richText':
      return custom<RichNode[]>(label, (props) => <RichTextInput {...props} />);
    case 'number':
      return custom<number>(label, (props) => (
        <NumberInput {...props} min={field.min} max={field.max} step={field.step} unit={field.unit} />
      ));
    case 'select':
      return custom<string>(label, (props) => <SelectInput {...props} options={optionsOf(field.options)} />);
    case 'icon':
      return custom<string>(label, (props) => <SelectInput {...props} options={optionsOf(Object.keys(icons))} />);
    case 'toggle':
      return custom<boolean>(label, (props) => <ToggleInput {...props} />);
    case 'dateTime':
      return custom<string>(label, (props) => <DateTimeInput {...props} />);
    case 'colour':
      return custom<string>(label, (props) => <ColourInput {...props} />);
    case 'picture':
      return custom<Image>(label, (props) => <PictureInput {...props} />);
    case 'link':
      return custom<Link>(label, (props) => <LinkInput {...props} />);
    case 'product':
      return custom<string>(label, (props) => <ProductInput {...props} />);
    case 'products':
      return custom<string[]>(label, (props) => <ProductsInput {...props} />);
    case 'category':
      return custom<string>(label, (props) => <CategoryInput {...props} />);
    case 'block':
      return custom<{ id: string; _alias: string }>(label, (props) => <BlockInput {...props} fieldsOf={toPuckFields} />);
    case 'group': {
      const inner = toPuckFields(field.of);
      return custom<Record<string, unknown>>(label, (props) => <GroupInput {...props} fields={inner} />);
    }
    case 'perBreakpoint':
      return perBreakpoint(field, label);
    case 'list':
      return list(field, label);
  }
}

const isLong = (name: string): boolean => /^(text|disclaimer|successDescription|termsAndConditions)$/.test(name);

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: fieldTexts[value] ?? wordsOf(value) }));

/** `newCustomer` -> `New customer`. */
function wordsOf(name: string): string {
  const spaced = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function custom<T>(label: string, render: (props: InputProps<T>) => ReactElement): PuckField {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange, readOnly }: { value: T | undefined; onChange: (value: T) => void; readOnly?: boolean }) =>
      render({ label, value, onChange: onChange as InputProps<T>['onChange'], readOnly }),
  } as PuckField;
}

/** One input per screen, or a whole set of them. */
function perBreakpoint(field: Extract<Field, { kind: 'perBreakpoint' }>, label: string): PuckField {
  const single = 'kind' in field.of ? toPuckField({ ...field.of, label: field.label }) : undefined;
  const inner = 'kind' in field.of ? {} : toPuckFields(field.of);
  return custom<object>(label, (props) => (
    <BreakpointTabs<unknown> {...props}>
      {(value, onChange) =>
        single ? (
          <AutoField field={single} value={value} onChange={onChange} />
        ) : (
          Object.entries(inner).map(([name, each]) => (
            <AutoField
              key={name}
              field={each as PuckField}
              value={(value as Record<string, unknown> | undefined)?.[name]}
              onChange={(next) => onChange({ ...(value as object), [name]: next })}
            />
          ))
        )
      }
    </BreakpointTabs>
  ));
}

function list(field: Extract<Field, { kind: 'list' }>, label: string): PuckField {
  return {
    type: 'array',
    label,
    arrayFields: toPuckFields(field.of),
    max: field.max,
    min: field.min,
    defaultItemProps: () => newItem(field.of),
    getItemSummary: (item: Record<string, unknown>, index = 0) => summaryOf(item, field.of) ?? `${labelOf(field)} ${index + 1}`,
  } as unknown as PuckField;
}
