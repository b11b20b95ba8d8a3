import { Field } from '@selvedge/ui/field.tsx';
import type { ComponentProps } from 'react';
import { useT } from '../lib/shop-context.tsx';

/** Read from left to right in every script. */
export function EmailField(own: Partial<ComponentProps<typeof Field>>) {
  const t = useT();
  return <Field label={t('login.email')} name="email" type="email" autoComplete="email" dir="ltr" maxLength={254} required {...own} />;
}
