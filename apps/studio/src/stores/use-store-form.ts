import type { StoredStore } from '@selvedge/contract/store.ts';
import { staffStores } from '@selvedge/contract/studio/stores.ts';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';

/** Saves or removes a store as it was opened: one that somebody else has changed since is refused. */
export function useStoreForm(store: StoredStore, onSaved: () => void) {
  const { call, notices } = useStudio();
  const [form, setForm] = useState(store);
  const [markets, setMarkets] = useState(store.markets.join(' '));
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { ...form, country: form.country.toUpperCase(), markets: markets.split(/[\s,]+/).filter(Boolean) };
    const answer = await call(staffStores.save, { body });
    if (answer.hasError) return setProblem(errorText(answer.error));
    notices.post({ kind: 'done', text: text('stores.saved', { name: form.name }) });
    onSaved();
  }

  async function remove(): Promise<void> {
    const answer = await call(staffStores.remove, { body: { id: store.id, version: store.version } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    notices.post({ kind: 'done', text: text('stores.removed', { name: store.name }) });
    onSaved();
  }

  return { form, change: (some: Partial<StoredStore>) => setForm({ ...form, ...some }), markets, setMarkets, problem, submit, remove };
}
