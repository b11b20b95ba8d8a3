import type { Promotion } from '@selvedge/contract/promotion.ts';
import { promotions, type SavedPromotion } from '@selvedge/contract/studio/promotions.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useMemo, useState } from 'react';
import { ConflictPanel } from '../drafts/conflict-panel.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { CodesPanel } from './codes-panel.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { promotionSource } from './promotion-source.ts';
import styles from './promotions.module.css';
import { Simulator } from './simulator.tsx';

type Props = { saved: SavedPromotion | undefined; draft: Promotion; onSaved: () => void };

/** One promotion: what it is, its codes, and what a basket would get from it before anybody else sees it. */
export function PromotionScreen({ saved, draft: first, onSaved }: Props) {
  const { call, notices } = useStudio();
  const canWrite = useRight('promotion.write');
  const [draft, setDraft] = useState(first);
  const { id } = first;
  const { saver, save } = useDraft<Promotion, 'live'>(
    () => ({ content: first, version: saved?.version ?? 0, state: 'live', savedAt: '', isByHand: true, isNew: !saved }),
    {
      send: async ({ basedOn, content, base }) => {
        const body = { ...content, ...(base && { base }) };
        const answer = await call(promotions.save, { params: { id }, query: { basedOn }, body });
        if (answer.hasError) return answer;
        const { promotion, version, changedAt } = answer.data;
        notices.post({ kind: 'done', text: text('promotions.saved', { name: promotion.names.en ?? id }) });
        onSaved();
        return { hasError: false, data: { version, state: 'live', changedAt, ...(base && { content: promotion }) } };
      },
      onMerged: setDraft,
    },
  );
  const source = useMemo(() => promotionSource(call, id), [call, id]);

  function change(next: Promotion): void {
    setDraft(next);
    saver.change(next);
  }

  return (
    <section className={side.screen} aria-label={draft.names.en || draft.id}>
      <div className={side.screenHead}>
        <h2>{draft.names.en || draft.id}</h2>
        <a href={paths.screen('promotions')}>{text('promotions.close')}</a>
      </div>
      <fieldset disabled={!canWrite}>
        <PromotionForm draft={draft} onChange={change} />
      </fieldset>
      {canWrite && (
        <div className={styles.save}>
          <Button disabled={!saver.isDirty() || save.phase === 'saving'} onClick={() => void saver.flush()}>
            {text('promotions.save')}
          </Button>
          <p role="alert" className={styles.problem}>
            {save.phase === 'failed' && save.problem}
          </p>
        </div>
      )}
      {save.phase === 'conflict' && <ConflictPanel source={source} saver={saver} note={text('promotions.theirs_is_on_record')} />}
      {saved && draft.trigger === 'code' && <CodesPanel id={draft.id} onMade={onSaved} />}
      <Simulator draft={draft} />
    </section>
  );
}
