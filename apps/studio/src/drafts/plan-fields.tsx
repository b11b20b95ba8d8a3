import { editing } from '@selvedge/contract/studio/editing.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FormField } from '../shell/form-field.tsx';
import { formatMoment, fromLocalInput } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './plan-fields.module.css';
import { type Into, type Planned, putIntoRelease, takeOutOfRelease } from './put-into-release.ts';

type Props = {
  /** What a new release is called when nobody names it. */
  title: string;
  legend?: string;
  isDisabled: boolean;
  /** What is to go in, kept; undefined where it cannot. */
  take: () => Promise<Planned | undefined>;
  onPlanned?: () => void;
  /** How many words of a long list are in, while it goes on. */
  onPart?: (done: number) => void;
  onProblem: (problem: string) => void;
  /** A field of it, in words. */
  placeOf?: (at: string) => string;
};

/** Into a release: a planned one, or a new one with its moment. */
export function PlanFields(props: Props) {
  const { title, legend = text('editor.plan'), isDisabled, take, onPlanned, onPart, onProblem, placeOf = (at) => at } = props;
  const { call, notices } = useStudio();
  const [when, setWhen] = useState('');
  const [name, setName] = useState('');
  const [release, setRelease] = useState('');
  const [isBusy, setBusy] = useState(false);
  const releases = useLoad('releases', () => call(editing.listReleases, {}));
  const planned = releases.data?.filter(({ state }) => state === 'planned') ?? [];

  async function plan(): Promise<void> {
    const taken = await take();
    if (!taken) return;
    const into: Into = release ? { id: release } : { name: name || title, dueAt: fromLocalInput(when) };
    setBusy(true);
    const answer = await putIntoRelease(call, { into, planned: taken, ...(onPart && { onPart }) });
    setBusy(false);
    if (answer.hasError) return onProblem(errorText(answer.error));
    onProblem('');
    const { release: put, replaced } = answer.data;
    const { name: called, dueAt: due } = put;
    const undo = async () => {
      const isOut = await takeOutOfRelease(call, { into, planned: taken, release: put, replaced });
      notices.post(
        isOut ? { kind: 'done', text: text('editor.plan_undone', { name: called }) } : { kind: 'failed', text: text('error.conflict') },
      );
      releases.reload();
      onPlanned?.();
    };
    // Out of a release that was there only words go back: its page may have been in it before.
    const isReversible = !release || !(taken.pages?.length || taken.settings?.length);
    notices.post({
      kind: 'done',
      text: [
        text('editor.planned', { name: called, when: due ? formatMoment(due) : text('releases.undecided') }),
        ...put.overlaps.map(({ fields, name: thing }) => {
          const places = fields.map(({ at }) => (at ? placeOf(at) : thing));
          return text('editor.plan_overlaps', { fields: places.join(', ') });
        }),
        ...(replaced.length > 0 ? [text('editor.planned_over', { count: replaced.length })] : []),
      ].join(' '),
      ...(isReversible && { undo: () => void undo() }),
    });
    releases.reload();
    onPlanned?.();
  }

  return (
    <fieldset className={styles.plan}>
      <legend>{legend}</legend>
      <FormField label={text('editor.release')} isWide>
        {(ties) => (
          <select {...ties} value={release} onChange={(event) => setRelease(event.target.value)}>
            <option value="">{text('editor.new_release')}</option>
            {planned.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} {each.dueAt ? `· ${formatMoment(each.dueAt)}` : ''}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {!release && (
        <>
          <FormField label={text('editor.release_name')} isWide>
            {(ties) => (
              <input {...ties} maxLength={200} placeholder={title} value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </FormField>
          <FormField label={text('releases.moment')} hint={text('editor.moment_hint')} isWide>
            {(ties) => <input {...ties} type="datetime-local" value={when} onChange={(event) => setWhen(event.target.value)} />}
          </FormField>
        </>
      )}
      <Button look="secondary" disabled={isDisabled || isBusy} onClick={() => void plan()}>
        {text(release ? 'editor.add_to_release' : 'editor.plan_it')}
      </Button>
    </fieldset>
  );
}
