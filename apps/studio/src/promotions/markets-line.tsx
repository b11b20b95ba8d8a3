import { text } from '../texts/text.ts';
import { TextLine } from './text-line.tsx';
import { readList } from './written-amounts.ts';

/** Where something holds. */
export function MarketsLine({ markets, onChange }: { markets: string[]; onChange: (markets: string[]) => void }) {
  return (
    <TextLine
      label={text('promotions.markets')}
      hint={text('promotions.everywhere')}
      value={markets}
      write={(all) => all.join(', ')}
      read={(line) => (readList(line).every((each) => /^[a-z]{2}-[A-Z]{2}$/.test(each)) ? readList(line) : undefined)}
      onChange={onChange}
    />
  );
}
