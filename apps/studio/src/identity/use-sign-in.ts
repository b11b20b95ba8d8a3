import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { type StaffMember, studio } from '@selvedge/contract/studio/staff.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { findText, text } from '../texts/text.ts';

type Options = { known: string; onSignedIn: (member: StaffMember) => void };
type Problem = { email?: string; password?: string; code?: string; form?: string };

const api = createClient({ apiBase: '' });

/** Address, password and, where somebody has one, a code; what is wrong is said at its field, which gets the focus. */
export function useSignIn({ known, onSignedIn }: Options) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wantsCode, setWantsCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>({});
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => {
    document.title = text('studio.title', { page: text('sign_in.submit') });
    focusOn(form.current, known ? 'password' : 'email');
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const missing: Problem = {
      ...(email.trim() === '' && { email: text('sign_in.needs_email') }),
      ...(password === '' && { password: text('sign_in.needs_password') }),
    };
    setProblem(missing);
    if (missing.email || missing.password) return focusOn(form.current, missing.email ? 'email' : 'password');
    setBusy(true);
    const body = { email: email.trim(), password, ...(wantsCode && { code: code.trim() }) };
    const answer = await attempt(api(studio.signIn, { body }));
    setBusy(false);
    if (!answer.hasError) return onSignedIn(answer.data);
    const { status, errors } = answer.error;
    if (errors[0] === 'studio.code_needed' || errors[0] === 'studio.code_wrong') {
      setWantsCode(true);
      setCode('');
      setProblem(wantsCode ? { code: text('studio.code_wrong') } : {});
      return void setTimeout(() => focusOn(form.current, 'code'));
    }
    setProblem({ form: status === 401 ? (findText(errors[0]) ?? text('studio.sign_in_failed')) : text(errorKey(answer.error)) });
    focusOn(form.current, 'password');
  }

  return { form, email, setEmail, password, setPassword, code, setCode, wantsCode, isBusy, problem, submit };
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
