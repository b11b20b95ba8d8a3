import { ApiException } from '@selvedge/contract/api-exception.ts';
import { type Attempt, attempt } from '@selvedge/contract/attempt.ts';
import { library, type UploadedPicture } from '@selvedge/contract/studio/media.ts';

/** A file goes as it is, not as JSON. */
export function uploadFile(file: File): Promise<Attempt<UploadedPicture>> {
  return attempt(send(file));
}

async function send(file: File): Promise<UploadedPicture> {
  const name = file.name.replaceAll(/[/\\\p{Cc}]/gu, ' ').slice(0, 200);
  const response = await fetch(`${library.upload.path}?${new URLSearchParams({ name })}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  });
  const answer = await response.text();
  if (!response.ok) throw new ApiException(response, answer);
  return JSON.parse(answer);
}
