import type { Promotion } from '@selvedge/contract/promotion.ts';
import { promotions } from '@selvedge/contract/studio/promotions.ts';
import type { EditSource } from '../drafts/edit-source.ts';
import type { Call } from '../lib/studio-context.tsx';
import { wordsOf } from '../settings/setting-source.ts';

/** A promotion, as the panel that shows two works sees it. */
export function promotionSource(call: Call, id: string): Pick<EditSource<Promotion>, 'read' | 'placeOf'> {
  return {
    placeOf: wordsOf,
    async read() {
      const answer = await call(promotions.list, {});
      if (answer.hasError) return answer;
      const {
        promotion: content,
        version = 0,
        changedBy = '',
        changedAt = '',
      } = answer.data.find(({ promotion }) => promotion.id === id) ?? {};
      return { hasError: false, data: { content, version, changedBy, changedAt } };
    },
  };
}
