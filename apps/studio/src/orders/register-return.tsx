import type { ReturnReason, ReturnWish } from '@selvedge/contract/returns.ts';
import { type StaffReturn, staffReturns } from '@selvedge/contract/studio/returns.ts';
import { useState } from 'react';
import { navigate, paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import forms from './action.module.css';
import { ActionForm } from './action-form.tsx';
import screen from './desk.module.css';
import { ReturnWishFields } from './return-wish-fields.tsx';
import { useAction } from './use-action.ts';

type Wishes = Readonly<Record<string, ReturnWish>>;

/** For a buyer who called, or a parcel that came unannounced: it is announced here, and taken in on the return's own screen. */
export function RegisterReturn({ orderId }: { orderId: string }) {
  const may = useRight('order.write');
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <details className={forms.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('register.title')}</summary>
      {isOpen && <RegisterForm orderId={orderId} />}
    </details>
  );
}

function RegisterForm({ orderId }: { orderId: string }) {
  const { call } = useStudio();
  const { data } = useLoad(`returnable ${orderId}`, () => call(staffReturns.returnable, { body: { orderId } }));
  const action = useAction(({ returnNumber }: StaffReturn) => navigate(paths.screen('returns', returnNumber)));
  const [wishes, setWishes] = useState<Wishes>({});
  const [method, setMethod] = useState<'dropOff' | 'pickup' | 'store'>('dropOff');
  if (!data) return <p className={screen.quiet}>{text('studio.loading')}</p>;
  const lines = data.lines.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return <p className={screen.quiet}>{text('register.nothing')}</p>;
  const wanted = Object.values(wishes).filter(({ quantity }) => quantity > 0);
  const what = { orderId, lines: wanted, method };

  async function register(): Promise<void> {
    const said = ({ returnNumber }: StaffReturn) => text('register.done', { number: returnNumber });
    await action.run({ what, said, ask: (ask, key) => ask(staffReturns.register, { body: { ...what, key } }) });
  }

  return (
    <ActionForm
      right="order.write"
      action={action}
      label={text('register.do')}
      missing={wanted.length === 0 ? text('register.needs_pieces') : undefined}
      onRun={register}
    >
      {lines.map((line) => (
        <ReturnWishFields
          key={line.lineItemId}
          line={line}
          wish={wishes[line.lineItemId] ?? blank(line.lineItemId)}
          onWish={(wish) => setWishes({ ...wishes, [line.lineItemId]: wish })}
        />
      ))}
      <FormField label={text('returns.method')}>
        {(ties) => (
          <select {...ties} value={method} onChange={(event) => setMethod(event.target.value as typeof method)}>
            {data.methods.map((each) => (
              <option key={each} value={each}>
                {text(`returns.method.${each}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </ActionForm>
  );
}

const blank = (lineItemId: string): ReturnWish => ({ lineItemId, quantity: 0, reason: 'other' satisfies ReturnReason, words: '' });
