import { Button } from '@selvedge/ui/button.tsx';
import inputs from '../fields/fields.module.css';
import { text } from '../texts/text.ts';
import type { DraftSaver } from './create-draft-saver.ts';
import { DifferenceList } from './difference-list.tsx';
import type { EditSource } from './edit-source.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { PlanFields } from './plan-fields.tsx';
import { ProblemList } from './problem-list.tsx';
import { usePublish } from './use-publish.ts';
import { usePublishChecks } from './use-publish-checks.ts';

type Props<C, S extends string> = {
  source: EditSource<C>;
  saver: DraftSaver<C, S>;
  /** Only now: whoever may publish this, but no releases. */
  canPlan?: boolean;
  onPublished: () => void;
  onReload: () => Promise<void>;
  onClose: () => void;
};

/** Live now, at a moment, or together with other changes; and what stands in the way. */
export function PublishPanel<C, S extends string>({ source, saver, canPlan = true, onPublished, onReload, onClose }: Props<C, S>) {
  const { problems, warnings } = usePublishChecks(source, saver);
  const { live, problem, since, setProblem, publish, take, withdraw } = usePublish({ source, saver, onPublished, onReload });
  const isFine = problems?.length === 0;
  return (
    <Panel title={text('editor.publish')} onClose={onClose}>
      <ProblemList title={text('editor.in_the_way')} problems={problems ?? []} placeOf={source.placeOf} goTo={source.goTo} />
      <ProblemList title={text('editor.warnings')} problems={warnings} placeOf={source.placeOf} />
      {problem && <p role="alert">{problem}</p>}
      {since.length > 0 && (
        <div className={styles.problems}>
          <p>{text('editor.published_since')}</p>
          <ul>
            {since.map((field) => (
              <li key={field}>{source.placeOf(field)}</li>
            ))}
          </ul>
          <Button look="secondary" onClick={() => void publish([...since])}>
            {text('editor.publish_mine')}
          </Button>
        </div>
      )}
      <Button disabled={!isFine} onClick={() => void publish()}>
        {text(warnings.length > 0 ? 'editor.publish_anyway' : 'editor.publish_now')}
      </Button>
      {canPlan && <PlanFields title={source.title} isDisabled={!isFine} take={take} onProblem={setProblem} placeOf={source.placeOf} />}
      {live && (
        <details className={inputs.details}>
          <summary>{text('editor.what_changes')}</summary>
          <DifferenceList
            before={live}
            after={saver.wanted()}
            names={{ before: text('editor.live'), after: text('editor.mine') }}
            placeOf={source.placeOf}
          />
        </details>
      )}
      {source.withdraw && (
        <Button look="quiet" onClick={() => void withdraw(source.withdraw!)}>
          {source.withdraw.label}
        </Button>
      )}
    </Panel>
  );
}
