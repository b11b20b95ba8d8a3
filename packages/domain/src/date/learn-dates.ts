import type { DateWords } from '@selvedge/contract/writing-style.ts';
import { ownDates } from './date-format.ts';
import { styleKey } from './date-styles.ts';
import { ownDateFormat } from './own-date-format.ts';

/** Where a page stands, as far as its dates ask for it. */
type Place = { market: { id: string } | null; writing?: { dates?: DateWords | undefined } | undefined };

const learned = new Map<string, DateWords>();

/** From here on the market's dates are written by the words that its page brought along, before any of them was written. */
export function learnDates({ market, writing }: Place): void {
  if (!market || !writing?.dates) return;
  learned.set(market.id, writing.dates);
  ownDates.find = (asked, style) => {
    const found = learned.get(asked);
    const pattern = found?.patterns[styleKey(style)];
    return found && pattern !== undefined ? ownDateFormat(found, pattern, style.timeZone) : undefined;
  };
}
