import type { Sent } from '@selvedge/contract/endpoint.ts';
import { editing } from '@selvedge/contract/studio/pages.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FormField } from '../shell/form-field.tsx';
import { formatMoment, fromLocalInput } from '../shell/moment.ts';
import { text } from '../texts.ts';
import styles from './plan-fields.module.css';

/** What a release takes up. */
export type Planned = Pick<Sent<typeof editing.planRelease>['body'], 'pages' | 'settings' | 'texts'>;

type Props = {
  /** What a new release is called when nobody names it. */
  title: string;
  isDisabled: boolean;
  /** What is to go in, kept; undefined where it cannot. */
  take: () => Promise<Planned | undefined>;
  onPlanned?: () => void;
  onProblem: (problem: string) => void;
};

/** Into a release: a planned one, or a new one with its moment. */
export function PlanFields({ title, isDisabled, take, onPlanned, onProblem }: Props) {
  const { call, notices } = useStudio();
  const [when, setWhen] = useState('');
  const [name, setName] = useState('');
  const [release, setRelease] = useState('');
  const releases = useLoad('releases', () => call(editing.listReleases, {}));
  const planned = releases.data?.filter(({ state }) => state === 'planned') ?? [];

  async function plan(): Promise<void> {
    const taken = await take();
    if (!taken) return;
    const { pages, settings, texts } = taken;
    const dueAt = fromLocalInput(when);
    const added = { ...(pages && { add: pages }), ...(settings && { addSettings: settings }), ...(texts && { addTexts: texts }) };
    const answer = release
      ? await call(editing.changeRelease, { params: { id: release }, body: added })
      : await call(editing.planRelease, { body: { name: name || title, ...taken, ...(dueAt && { dueAt }) } });
    if (answer.hasError) return onProblem(errorText(answer.error));
    onProblem('');
    const { name: called, dueAt: due } = answer.data;
    notices.post({
      kind: 'done',
      text: text('editor.planned', { name: called, when: due ? formatMoment(due) : text('releases.undecided') }),
    });
    releases.reload();
    onPlanned?.();
  }

  return (
    <fieldset className={styles.plan}>
      <legend>{text('editor.plan')}</legend>
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
      <Button look="secondary" disabled={isDisabled} onClick={() => void plan()}>
        {text(release ? 'editor.add_to_release' : 'editor.plan_it')}
      </Button>
    </fieldset>
  );
}
