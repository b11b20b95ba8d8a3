import type { Attempt } from '@selvedge/contract/attempt.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { text } from '../texts/text.ts';
import { placeOfProblem } from './place-of-problem.ts';
import styles from './proof-form.module.css';

export type Proof = { password: string; code: string; newPassword: string };
type Name = keyof Proof;

type Props = {
  /** What is typed, from top to bottom. */
  asks: readonly [Name, ...Name[]];
  submit: string;
  look?: ComponentProps<typeof Button>['look'];
  prove: (proof: Proof) => Promise<Attempt<unknown>>;
  onCancel?: () => void;
  /** What is read before anything is typed. */
  children?: ReactNode;
};

const nothing: Proof = { password: '', code: '', newPassword: '' };

const fields = {
  password: { label: text('security.password'), type: 'password', autoComplete: 'current-password', maxLength: 128 },
  code: {
    label: text('sign_in.code'),
    hint: text('sign_in.code_hint'),
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
    minLength: 6,
    maxLength: 20,
  },
  newPassword: {
    label: text('welcome.password'),
    hint: text('welcome.password_hint'),
    type: 'password',
    autoComplete: 'new-password',
    maxLength: 128,
  },
} as const satisfies Record<Name, ComponentProps<typeof Field>>;

/** Who somebody is, by a password, a code, or both. What is wrong stands below the field that it is about, and that one is typed again. */
export function ProofForm({ asks, submit, look = 'primary', prove, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [proof, setProof] = useState(nothing);
  const [problem, setProblem] = useState<{ at: Name; words: string }>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await prove(proof);
    setBusy(false);
    if (!answer.hasError) {
      setProblem(undefined);
      return setProof(nothing);
    }
    const at = placeOfProblem(answer.error.errors, asks);
    setProblem({ at, words: errorText(answer.error) });
    setProof((typed) => ({ ...typed, [at]: '' }));
    form.current?.querySelector<HTMLInputElement>(`input[name="${at}"]`)?.focus();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)}>
      {children}
      {asks.map((name, index) => (
        <Field
          key={name}
          {...fields[name]}
          name={name}
          required
          autoFocus={onCancel !== undefined && index === 0}
          value={proof[name]}
          error={problem?.at === name ? problem.words : undefined}
          onChange={({ target }) => setProof((typed) => ({ ...typed, [name]: target.value }))}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" look={look} disabled={isBusy}>
          {submit}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {text('studio.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
