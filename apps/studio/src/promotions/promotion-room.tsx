import type { Promotion } from '@selvedge/contract/promotion.ts';
import { promotions, type SavedPromotion } from '@selvedge/contract/studio/promotions.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving, paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts.ts';
import { CodesPanel } from './codes-panel.tsx';
import { PromotionForm } from './promotion-form.tsx';
import styles from './promotions.module.css';
import { Simulator } from './simulator.tsx';

type Props = { saved: SavedPromotion | undefined; draft: Promotion; onSaved: () => void };

/** One promotion: what it is, its codes, and what a basket would get from it before anybody else sees it. */
export function PromotionRoom({ saved, draft: first, onSaved }: Props) {
  const { call, notices } = useStudio();
  const canWrite = useRight('promotion.write');
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState('');
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved?.promotion);
  useEffect(() => guardLeaving(() => !isChanged || window.confirm(text('promotions.leave'))), [isChanged]);

  async function save(): Promise<void> {
    const answer = await call(promotions.save, { params: { id: draft.id }, body: draft });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setDraft(answer.data.promotion);
    notices.post({ kind: 'done', text: text('promotions.saved', { name: draft.names.en ?? draft.id }) });
    onSaved();
  }

  return (
    <section className={styles.room} aria-label={draft.names.en || draft.id}>
      <div className={styles.roomHead}>
        <h2>{draft.names.en || draft.id}</h2>
        <a href={paths.room('promotions')}>{text('promotions.close')}</a>
      </div>
      <fieldset disabled={!canWrite}>
        <PromotionForm draft={draft} onChange={setDraft} />
      </fieldset>
      {canWrite && (
        <div className={styles.save}>
          <Button disabled={!isChanged} onClick={() => void save()}>
            {text('promotions.save')}
          </Button>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        </div>
      )}
      {saved && draft.trigger === 'code' && <CodesPanel id={draft.id} onMade={onSaved} />}
      <Simulator draft={draft} />
    </section>
  );
}
