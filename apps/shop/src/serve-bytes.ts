import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoded, type Encoding, toPlain } from './compress.ts';

/** Sends bytes that were made earlier, in the best encoding the caller takes, or says that they have not changed. */
export async function serveBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Encoded,
  answer: { status?: number; type: string; cacheControl?: string; encoding?: Encoding },
): Promise<FastifyReply> {
  reply.header('etag', bytes.etag).header('vary', 'accept-encoding');
  if (answer.cacheControl) reply.header('cache-control', answer.cacheControl);
  if (request.headers['if-none-match'] === bytes.etag && (answer.status ?? 200) === 200) return reply.code(304).send();
  const wanted = answer.encoding ?? chooseEncoding(request.headers['accept-encoding']);
  const body = wanted === 'identity' ? undefined : bytes[wanted];
  if (body) reply.header('content-encoding', wanted);
  return reply
    .code(answer.status ?? 200)
    .header('content-type', answer.type)
    .send(body ?? (await toPlain(bytes)));
}
