import { type TextScopeSummary, translations } from '@selvedge/contract/studio/translations.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { Menu } from '../shell/menu.tsx';
import { saveDownload } from '../shell/save-download.ts';
import { text } from '../texts/text.ts';
import { scopeTitle } from './scope-head.tsx';
import styles from './translations-page.module.css';

/** A file for translators: a spreadsheet of all columns, or XLIFF of one language. */
export function ExportMenu({ columns }: { columns: readonly TextScopeSummary[] }) {
  const { call, notices } = useStudio();
  const canDraft = useRight('content.publish');
  const [format, setFormat] = useState<'csv' | 'xliff'>('xliff');
  const [wanted, setWanted] = useState('');
  const [isOnlyGaps, setOnlyGaps] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const choices = columns.filter(({ scope }) => scope !== 'en');
  const scope = choices.find((each) => each.scope === wanted)?.scope ?? choices[0]?.scope ?? 'en';

  async function save(): Promise<void> {
    setBusy(true);
    const scopes = format === 'xliff' ? scope : (choices.length > 0 ? choices : columns).map((each) => each.scope).join(',');
    const answer = await call(translations.export, { query: { scopes, format, only: isOnlyGaps ? 'gaps' : 'all' } });
    setBusy(false);
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    saveDownload(answer.data);
    notices.post({ kind: 'done', text: text('texts.exported', { count: answer.data.count, name: answer.data.name }) });
  }

  /** The machine's words wait in a release until somebody has read them. */
  async function draft(): Promise<void> {
    setBusy(true);
    const answer = await call(translations.draftGaps, { body: { scope } });
    setBusy(false);
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    const { drafted: count, left } = answer.data;
    notices.post({ kind: 'done', text: text('texts.drafted', { count, left }) });
  }

  return (
    <Menu title={text('texts.export')} className={styles.menu!} sheet={styles.sheet!}>
      <label>
        <span>{text('texts.format')}</span>
        <select value={format} onChange={(event) => setFormat(event.target.value === 'csv' ? 'csv' : 'xliff')}>
          <option value="xliff">{text('texts.format.xliff')}</option>
          <option value="csv">{text('texts.format.csv')}</option>
        </select>
      </label>
      {format === 'xliff' && (
        <label>
          <span>{text('texts.language')}</span>
          <select value={scope} onChange={(event) => setWanted(event.target.value)}>
            {choices.map((each) => (
              <option key={each.scope} value={each.scope}>
                {scopeTitle(each)} ({each.scope})
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={isOnlyGaps} onChange={(event) => setOnlyGaps(event.target.checked)} />
        <span>{text('texts.only_gaps')}</span>
      </label>
      <Button onClick={() => void save()} disabled={isBusy}>
        {text('texts.download')}
      </Button>
      {canDraft && (columns.find((each) => each.scope === scope)?.gaps ?? 0) > 0 && (
        <Button look="quiet" onClick={() => void draft()} disabled={isBusy}>
          {text(isBusy ? 'texts.drafting' : 'texts.draft_gaps')}
        </Button>
      )}
    </Menu>
  );
}
