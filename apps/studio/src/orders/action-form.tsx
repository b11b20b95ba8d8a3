import type { Right } from '@selvedge/contract/endpoint.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRight } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import forms from './action.module.css';
import screen from './desk.module.css';
import type { Action } from './use-action.ts';

type Props = {
  right: Extract<Right, 'order.write' | 'order.refund'>;
  action: Pick<Action, 'isBusy' | 'problem'>;
  label: string;
  /** What can't be taken back is asked twice. */
  confirm?: string | undefined;
  /** Why it can't be done as it stands. */
  missing?: string | undefined;
  look?: 'primary' | 'secondary' | 'quiet';
  onRun: () => Promise<unknown>;
  children?: ReactNode;
};

/** A form of the order's screen: not there for who may not, busy while it runs, and with what was refused below it. */
export function ActionForm({ right, action, label, confirm, missing, look = 'secondary', onRun, children }: Props) {
  const may = useRight(right);
  const [isAsked, setAsked] = useState(false);
  if (!may) return null;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (missing || action.isBusy) return;
    if (confirm && !isAsked) return setAsked(true);
    setAsked(false);
    await onRun();
  }
  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)}>
      <fieldset disabled={action.isBusy} className={forms.fields}>
        {children}
        <div className={forms.act}>
          <Button type="submit" look={isAsked ? 'primary' : look} disabled={Boolean(missing)}>
            {action.isBusy ? text('desk.busy') : isAsked ? confirm : label}
          </Button>
          {isAsked && (
            <Button look="quiet" onClick={() => setAsked(false)}>
              {text('desk.no')}
            </Button>
          )}
          {missing && <span className={screen.quiet}>{missing}</span>}
        </div>
      </fieldset>
      {action.problem && (
        <p role="alert" className={forms.problem}>
          {action.problem}
        </p>
      )}
    </form>
  );
}
