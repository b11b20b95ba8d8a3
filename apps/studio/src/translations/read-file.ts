import { ApiException } from '@selvedge/contract/api-exception.ts';
import { type Attempt, attempt } from '@selvedge/contract/attempt.ts';
import { type ReadFile, translations } from '@selvedge/contract/studio/translations.ts';
import { errorText } from '../lib/error-text.ts';
import { findText, text } from '../texts/text.ts';

/** Has the shop read a file and say what it would change. The name decides what it is: browsers do not know XLIFF. */
export function readFile(file: File, scope: string | undefined): Promise<Attempt<ReadFile>> {
  return attempt(send(file, scope));
}

async function send(file: File, scope: string | undefined): Promise<ReadFile> {
  const type = /\.(csv|txt|tsv)(\.gz)?$/i.test(file.name) ? 'text/csv' : 'application/xliff+xml';
  const response = await fetch(`${translations.read.path}${scope ? `?${new URLSearchParams({ scope })}` : ''}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': type },
    body: file,
  });
  const answer = await response.text();
  if (!response.ok) throw new ApiException(response, answer);
  return JSON.parse(answer);
}

/** Why a file was refused as a whole, with the place where that is known. */
export function fileRefusal(answer: Extract<Attempt<ReadFile>, { hasError: true }>): string {
  const [field, keys] = Object.entries(answer.response?.result?.errors ?? {})[0] ?? [];
  const known = findText(keys?.[0]);
  if (!known) return errorText(answer.error);
  return field && field !== 'file' ? text('texts.refused_at', { place: field, reason: known }) : known;
}
