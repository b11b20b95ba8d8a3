import { type CaseSubject, caseSubjects, support } from '@selvedge/contract/support.ts';
import { writePersonName } from '@selvedge/domain/address/person-name.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { TextAreaField } from '@selvedge/ui/text-area-field.tsx';
import { useRef } from 'react';
import { EmailField } from '../form/email-field.tsx';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { useAccount } from '../session/account-store.ts';
import { callIn } from '../session/call-in.ts';

type Props = { orderNumber: string; onSent: (sent: { caseNumber: string; email: string }) => void };

/** ACC-034 a question to the customer service. Who is signed in has less to type. */
export function ContactForm({ orderNumber, onSent }: Props) {
  const t = useT();
  const { id: market = '', country } = useMarket() ?? {};
  const { user } = useAccount();
  // Kept until it has arrived: whoever presses again because no answer came asks once.
  const key = useRef(crypto.randomUUID());
  const {
    busy,
    message,
    error,
    form: given,
  } = useForm(async ({ subject = '', name = '', email = '', orderNumber: order = '', message: text = '' }) => {
    const body = { key: key.current, subject: subject as CaseSubject, name, email, orderNumber: order, message: text };
    const answer = await callIn(market)(support.ask, { body });
    if (answer.hasError) return problemsOf(answer, t);
    onSent({ caseNumber: answer.data.caseNumber, email });
    return undefined;
  });
  return (
    <form className={form.form} {...given}>
      <FormMessage text={message} />
      <SelectField label={t('contact.subject')} name="subject" required defaultValue={orderNumber ? 'order' : ''} error={error('subject')}>
        <option value="" disabled>
          {t('contact.choose')}
        </option>
        {caseSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {t(`contact.subject.${subject}`)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('contact.order')}
        hint={t('contact.order_hint')}
        name="orderNumber"
        defaultValue={orderNumber}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        error={error('orderNumber')}
      />
      <Field
        key={`name ${user?.email}`}
        label={t('account.name')}
        name="name"
        defaultValue={user ? writePersonName(user, country?.code) : ''}
        autoComplete="name"
        maxLength={100}
        required
        error={error('name')}
      />
      <EmailField key={`email ${user?.email}`} defaultValue={user?.email ?? ''} error={error('email')} />
      <TextAreaField label={t('contact.message')} name="message" maxLength={5000} required error={error('message')} />
      <SubmitButton busy={busy}>{t('contact.send')}</SubmitButton>
      <p className={form.quiet}>{t('contact.note')}</p>
    </form>
  );
}
