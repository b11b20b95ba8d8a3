import { staffDiscounts, type VersionedRules } from '@selvedge/contract/studio/staff-discounts.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { LimitFields } from './limit-fields.tsx';
import { ReasonFields } from './reason-fields.tsx';
import styles from './staff-discounts.module.css';

/** Why staff may take something off on the screens of stores, and how much each role. */
export function StaffDiscountsPage({ markets }: ScreenProps) {
  const { call, notices } = useStudio();
  const mayWrite = useRight('promotion.write');
  const found = useLoad('staff-discounts', () => call(staffDiscounts.get, {}));
  const [draft, setDraft] = useState<VersionedRules>();
  const version = found.data?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again, what is typed stays unless somebody saved another version
  useEffect(() => setDraft(found.data), [version]);
  const languages = [...new Set((markets.data ?? []).map(({ language }) => language.baseCode))].filter((code) => code !== 'en').sort();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!draft) return;
    const answer = await call(staffDiscounts.save, { body: draft });
    notices.post(answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: text('discounts.saved') });
    if (!answer.hasError) found.reload();
  }

  return (
    <>
      <PageHead title={text('discounts.title')} note={text('discounts.note')} />
      {found.error && <StateNote isError title={text('discounts.failed')} advice={text(errorKey(found.error))} onRetry={found.reload} />}
      {draft && (
        <form aria-label={text('discounts.title')} onSubmit={(event) => void save(event)}>
          <fieldset className={styles.all} disabled={!mayWrite}>
            <ReasonFields reasons={draft.reasons} languages={languages} onChange={(reasons) => setDraft({ ...draft, reasons })} />
            <LimitFields limits={draft.limits} onChange={(limits) => setDraft({ ...draft, limits })} />
            {mayWrite && <Button type="submit">{text('discounts.save')}</Button>}
          </fieldset>
        </form>
      )}
    </>
  );
}
