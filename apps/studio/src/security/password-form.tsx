import type { Attempt } from '@selvedge/contract/attempt.ts';
import { team } from '@selvedge/contract/studio/team.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { type Proof, ProofForm } from './proof-form.tsx';

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { call, notices } = useStudio();

  async function prove({ password, newPassword }: Proof): Promise<Attempt<unknown>> {
    const answer = await call(team.changePassword, { body: { password, newPassword } });
    if (answer.hasError) return answer;
    notices.post({ kind: 'done', text: text('security.password_changed') });
    onChanged();
    return answer;
  }

  return (
    <section>
      <h2>{text('security.new_password')}</h2>
      <ProofForm asks={['password', 'newPassword']} submit={text('security.change_password')} look="secondary" prove={prove} />
    </section>
  );
}
