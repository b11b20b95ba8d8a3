import { text } from '../texts/text.ts';
import { CheckField } from './check-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import { TextLine } from './text-line.tsx';
import { readList } from './written-amounts.ts';

/** Which products a promotion is good for. */
export function GoodsFields({ draft, onChange }: FieldsProps) {
  const set = (part: Partial<typeof draft.goods>) => onChange({ ...draft, goods: { ...draft.goods, ...part } });
  return (
    <>
      <h3>{text('promotions.goods')}</h3>
      {(['categories', 'tags', 'brands', 'products', 'excludedTags'] as const).map((part) => (
        <TextLine
          key={part}
          label={text(`promotions.goods.${part}`)}
          value={draft.goods[part]}
          write={(all) => all.join(', ')}
          read={readList}
          onChange={(all) => set({ [part]: all })}
        />
      ))}
      <CheckField
        label={text('promotions.goods.excludeMarkdown')}
        isOn={draft.goods.excludeMarkdown}
        onChange={(excludeMarkdown) => set({ excludeMarkdown })}
      />
    </>
  );
}
