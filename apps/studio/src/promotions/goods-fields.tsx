import type { GoodsRule } from '@selvedge/contract/promotion.ts';
import { text } from '../texts/text.ts';
import { CheckField } from './check-field.tsx';
import { TextLine } from './text-line.tsx';
import { readList } from './written-amounts.ts';

type Props<T> = { draft: T; onChange: (draft: T) => void };

/** Which products a promotion or a campaign is good for. */
export function GoodsFields<T extends { goods: GoodsRule }>({ draft, onChange }: Props<T>) {
  const set = (part: Partial<GoodsRule>) => onChange({ ...draft, goods: { ...draft.goods, ...part } });
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
