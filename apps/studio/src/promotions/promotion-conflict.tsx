import type { Promotion } from '@selvedge/contract/promotion.ts';
import type { SavedPromotion } from '@selvedge/contract/studio/promotions.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { DifferenceList } from '../drafts/difference-list.tsx';
import { wordsOf } from '../settings/setting-source.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './promotions.module.css';

type Props = { mine: Promotion; theirs: SavedPromotion; onKeepMine: () => void; onTakeTheirs: () => void };

/** Two people changed one promotion. Both are shown; neither is lost. */
export function PromotionConflict({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  return (
    <section className={styles.conflict} aria-label={text('editor.conflict')}>
      <p role="alert">{text('promotions.conflict', { who: theirs.changedBy, when: formatMoment(theirs.changedAt) })}</p>
      <DifferenceList
        before={theirs.promotion}
        after={mine}
        names={{ before: text('editor.theirs'), after: text('editor.mine') }}
        placeOf={wordsOf}
      />
      <div className={styles.save}>
        <Button onClick={onKeepMine}>{text('promotions.keep_mine')}</Button>
        <Button look="secondary" onClick={onTakeTheirs}>
          {text('editor.take_theirs')}
        </Button>
      </div>
    </section>
  );
}
