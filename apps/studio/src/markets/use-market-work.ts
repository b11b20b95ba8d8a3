import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { FieldErrors } from '@selvedge/contract/error.ts';
import { type EditedMarket, type MarketEdit, marketEditing } from '@selvedge/contract/studio/markets.ts';
import { isSame } from '@selvedge/domain/versions/is-same.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MetWork } from '../drafts/conflict-panel.tsx';
import type { EditSource } from '../drafts/edit-source.ts';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { wordsOf } from '../settings/setting-source.ts';
import { findText, text } from '../texts/text.ts';
import { confirmPayment } from './confirm-payment.ts';

export type MarketWork = {
  saved: EditedMarket;
  draft: MarketEdit;
  set: (part: Partial<MarketEdit>) => void;
  isChanged: boolean;
  isSaving: boolean;
  /** What is wrong with a field, in words. */
  problemAt: (field: string) => string | undefined;
  problem: string;
  /** A colleague has saved meanwhile. */
  met: { source: Pick<EditSource<MarketEdit>, 'read' | 'placeOf'>; work: MetWork<MarketEdit> } | undefined;
  save: (options?: { keepsNumbers?: boolean; settings?: MarketEdit; over?: EditedMarket }) => Promise<boolean>;
  setOpen: (isOpen: boolean) => Promise<void>;
  take: (market: EditedMarket) => void;
};

/** The work on a market's settings. Nothing is sent by itself: what is saved is live at once. */
export function useMarketWork(first: EditedMarket, onSaved: () => void): MarketWork {
  const { call, notices } = useStudio();
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState(first.settings);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [isMet, setMet] = useState(false);
  const theirs = useRef<EditedMarket>(first);
  const [isSaving, setSaving] = useState(false);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved.settings);

  useLeaveWarning(isChanged);

  function take(market: EditedMarket): void {
    setSaved(market);
    setDraft(market.settings);
    setErrors({});
    setProblem('');
    setMet(false);
  }

  function refuse(answer: Extract<Attempt<EditedMarket>, { hasError: true }>): false {
    setErrors(answer.response?.result?.errors ?? {});
    setProblem(errorText(answer.error));
    setMet(answer.error.status === 409);
    return false;
  }

  const { id } = first;
  const source = useMemo(
    () => ({
      placeOf: wordsOf,
      async read() {
        const answer = await call(marketEditing.getMarket, { params: { id } });
        if (answer.hasError) return answer;
        theirs.current = answer.data;
        return { ...answer, data: { ...answer.data, content: answer.data.settings } };
      },
    }),
    [call, id],
  );
  const met: MetWork<MarketEdit> = {
    kept: () => saved.settings,
    wanted: () => draft,
    async settle({ content }) {
      const over = theirs.current;
      take(over);
      setDraft(content);
      return isSame(content, over.settings) || save({ settings: content, over });
    },
  };

  const save: MarketWork['save'] = async ({ keepsNumbers = false, settings = draft, over = saved } = {}) => {
    const { settings: before, version: basedOn } = over;
    if (!confirmPayment({ market: saved.id, before, after: settings }, (question) => confirm(question))) return false;
    setSaving(true);
    const answer = await call(marketEditing.saveMarket, { params: { id: saved.id }, body: { basedOn, settings, keepsNumbers } });
    setSaving(false);
    if (answer.hasError) return refuse(answer);
    take(answer.data);
    onSaved();
    const undo = () => void save({ settings: before, over: answer.data, keepsNumbers: true });
    notices.post({ kind: 'done', text: text('markets.saved', { market: saved.id }), undo });
    return true;
  };

  async function setOpen(isOpen: boolean): Promise<void> {
    const answer = await call(marketEditing.openMarket, { params: { id: saved.id }, body: { basedOn: saved.version, isOpen } });
    if (answer.hasError) {
      notices.post({ kind: 'failed', text: errorText(answer.error) });
      return void refuse(answer);
    }
    setSaved(answer.data);
    setProblem('');
    onSaved();
    notices.post({ kind: 'done', text: text(isOpen ? 'markets.opened' : 'markets.closed', { market: saved.id }) });
  }

  return {
    ...{ saved, draft, isChanged, isSaving, problem, save, setOpen, take },
    met: isMet ? { source, work: met } : undefined,
    set: (part) => setDraft((before) => ({ ...before, ...part })),
    problemAt: (field) => {
      const [key] = errors[field] ?? errors[`settings.${field}`] ?? [];
      return key && (findText(key) ?? text('error.invalid'));
    },
  };
}

/** Also when the tab is closed: nothing of this is kept by itself. */
function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isChanged && event.preventDefault();
    const release = guardLeaving(() => !isChanged || confirm(text('markets.leave')));
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
    };
  }, [isChanged]);
}
