import type { BulkAction } from '@selvedge/contract/studio/changes.ts';
import { formatMoment } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';

/** A bulk edit in one line: 30 % off in 3 markets. */
export function describeAction(action: BulkAction | undefined): string {
  if (!action) return text('products.action.edit');
  if ('markets' in action) {
    const [first = ''] = action.markets;
    const markets = action.markets.length === 1 ? first : text('products.action.markets', { count: action.markets.length });
    if (action.kind === 'end') return text('products.action.end', { markets });
    if (action.kind === 'member' && action.percent === undefined) return text('products.action.no_member', { markets });
    return text(action.kind === 'member' ? 'products.action.member' : 'products.action.markdown', {
      percent: action.percent ?? 0,
      markets,
    });
  }
  if (action.kind === 'leave')
    return action.from ? text('products.action.leave', { moment: formatMoment(action.from) }) : text('products.action.leave_now');
  const kind = text(action.kind === 'badges' ? 'products.field.badges' : 'products.field.tags');
  return text('products.action.keys', {
    kind,
    keys: [...action.add.map((key) => `+ ${key}`), ...action.remove.map((key) => `− ${key}`)].join(', '),
  });
}
