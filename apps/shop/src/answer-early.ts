import type { IncomingMessage, ServerResponse } from 'node:http';
import { mayBeDevice } from '@selvedge/api/device/find-device.ts';
import { mayBePreview } from '@selvedge/api/published/preview-request.ts';
import { chooseEncoding } from './compress.ts';
import type { PageCache, SnapshotRevisions } from './page-cache.ts';
import { pageCaching } from './page-routes.ts';
import { surrogateHeaders } from './surrogate-headers.ts';

type Early = {
  moment: () => SnapshotRevisions;
  cache: PageCache;
  headers: Readonly<Record<string, string>>;
  build: string;
  /** Stands before the address of a page that is another one for whoever calls, see page-variant.ts. */
  variantOf: (request: IncomingMessage) => string;
  onAnswer: (status: number) => void;
};

/**
 * Writes a kept page before the framework has looked at the request: most visits are to pages that somebody
 * has seen before, and everything in between would only cost time. Whatever is not plainly such a visit goes on.
 */
export function answerEarly({
  moment,
  cache,
  headers,
  build,
  variantOf,
  onAnswer,
}: Early): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if (request.method !== 'GET' || !request.url || mayBePreview(request) || mayBeDevice(request.headers.cookie)) return false;
    const now = moment();
    const page = cache.findByUrl(now, variantOf(request) + request.url);
    if (page?.status !== 200) return false;
    const isKnown = request.headers['if-none-match'] === page.etag;
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    const body = page[encoding];
    if (!body) return false;
    response.writeHead(isKnown ? 304 : 200, {
      ...headers,
      ...(page.policy && { 'content-security-policy': page.policy }),
      'x-build': build,
      etag: page.etag,
      'cache-control': pageCaching,
      ...(page.shared && surrogateHeaders(page, now.time)),
      vary: 'accept-encoding',
      ...(!isKnown && {
        'content-type': page.type,
        'content-length': body.length,
        ...(body !== page.identity && { 'content-encoding': encoding }),
      }),
    });
    response.end(isKnown ? undefined : body);
    onAnswer(isKnown ? 304 : 200);
    return true;
  };
}
