import type { Promotion } from '@selvedge/contract/promotion.ts';
import { promotions, type SavedPromotion } from '@selvedge/contract/studio/promotions.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving, paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { CodesPanel } from './codes-panel.tsx';
import { PromotionConflict } from './promotion-conflict.tsx';
import { PromotionForm } from './promotion-form.tsx';
import styles from './promotions.module.css';
import { Simulator } from './simulator.tsx';

type Props = { saved: SavedPromotion | undefined; draft: Promotion; onSaved: () => void };

/** One promotion: what it is, its codes, and what a basket would get from it before anybody else sees it. */
export function PromotionScreen({ saved, draft: first, onSaved }: Props) {
  const { call, notices } = useStudio();
  const canWrite = useRight('promotion.write');
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState('');
  // What the work began with: a list that was loaded again must not make it look newer than it is.
  const [basedOn, setBasedOn] = useState(saved?.version ?? 0);
  const [base, setBase] = useState(saved?.promotion);
  const [theirs, setTheirs] = useState<SavedPromotion>();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved?.promotion);
  useEffect(() => guardLeaving(() => !isChanged || window.confirm(text('promotions.leave'))), [isChanged]);

  async function save(seen = basedOn): Promise<void> {
    const answer = await call(promotions.save, {
      params: { id: draft.id },
      query: { basedOn: seen },
      body: { ...draft, ...(base && { base }) },
    });
    if (answer.hasError && answer.error.status === 409) return showTheirs();
    if (answer.hasError) return setProblem(errorText(answer.error));
    goOnFrom(answer.data);
    notices.post({ kind: 'done', text: text('promotions.saved', { name: draft.names.en ?? draft.id }) });
    onSaved();
  }

  async function showTheirs(): Promise<void> {
    const answer = await call(promotions.list, {});
    if (answer.hasError) return setProblem(errorText(answer.error));
    setTheirs(answer.data.find(({ promotion }) => promotion.id === draft.id));
  }

  function goOnFrom({ promotion, version }: SavedPromotion): void {
    setProblem('');
    setTheirs(undefined);
    setDraft(promotion);
    setBasedOn(version);
    setBase(promotion);
  }

  return (
    <section className={side.screen} aria-label={draft.names.en || draft.id}>
      <div className={side.screenHead}>
        <h2>{draft.names.en || draft.id}</h2>
        <a href={paths.screen('promotions')}>{text('promotions.close')}</a>
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
      {theirs && (
        <PromotionConflict
          mine={draft}
          theirs={theirs}
          onKeepMine={() => void save(theirs.version)}
          onTakeTheirs={() => {
            goOnFrom(theirs);
            onSaved();
          }}
        />
      )}
      {saved && draft.trigger === 'code' && <CodesPanel id={draft.id} onMade={onSaved} />}
      <Simulator draft={draft} />
    </section>
  );
}
