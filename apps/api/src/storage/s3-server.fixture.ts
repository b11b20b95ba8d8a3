import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
// @ts-expect-error It has no types.
import S3rver from 's3rver';
import type { S3Settings } from './s3-storage.ts';

const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A server that speaks S3, behind a check of signatures: it takes a call with any, which would prove nothing of ours. */
export async function openS3Server(directory: string): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'shop' }] });
  const { port } = (await server.run()) as AddressInfo;
  const guard = createServer(async (asked, answer) => {
    const body = await buffer(asked);
    if (!isSigned(asked, body)) return void answer.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const passed = request({ port, host: '127.0.0.1', method: asked.method, path: asked.url, headers: asked.headers });
    passed.on('response', (given) => given.pipe(answer.writeHead(given.statusCode!, given.headers)));
    passed.end(body);
  });
  await new Promise<void>((resolve) => guard.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(guard.address() as AddressInfo).port}`;
  return {
    settings: { bucket: 'shop', prefix: 'one/', region: 'us-east-1', endpoint, isPathStyle: true, keys },
    async close() {
      guard.close().closeAllConnections();
      await server.close();
    },
  };
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, from its description and not from the client. */
function isSigned({ method, url = '/', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, id, scope = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const [path = '/', query = ''] = url.split('?', 2);
  const hash = String(headers['x-amz-content-sha256']);
  if (id !== keys.accessKeyId || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))) return false;
  const sorted = query
    .split('&')
    .filter((each) => each !== '')
    .map((each) => (each.includes('=') ? each : `${each}=`))
    .sort();
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, sorted.join('&'), lines.join(''), names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${keys.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}
