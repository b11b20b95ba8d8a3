import { ApiException } from '@selvedge/contract/api-exception.ts';
import { type Attempt, attempt } from '@selvedge/contract/attempt.ts';

type Sending = { url: string; file: File; onProgress?: (part: number) => void };

/** A file goes as it is, and tells how far it is: only the older of the browser's two ways to send can. */
export function sendFile<T>({ url, file, onProgress }: Sending): Promise<Attempt<T>> {
  return attempt(
    new Promise<T>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', url);
      request.setRequestHeader('content-type', file.type || 'application/octet-stream');
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      request.onerror = () => reject(new ApiException(new Response(null, { status: 503 }), ''));
      request.onload = () => {
        if (request.status >= 200 && request.status < 300) return resolve(JSON.parse(request.responseText));
        reject(new ApiException(new Response(null, { status: request.status || 503 }), request.responseText));
      };
      request.send(file);
    }),
  );
}

/** As the library takes names: without anything that could be a path. */
export const plainName = (file: File): string => file.name.replaceAll(/[/\\\p{Cc}]/gu, ' ').slice(0, 200) || 'picture';
