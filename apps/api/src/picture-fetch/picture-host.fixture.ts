import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { freePort } from '../harness/free-port.ts';
import type { PictureLimits } from './fetch-picture.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Somebody's pictures on a host of their own, gone after the test. What it was asked for is told in order. */
export async function openPictureHost(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path];
    if (answer) void answer(request, response);
    else response.writeHead(404).end('no such picture');
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { answers, asked, port, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}` };
}

export const picture = (background: string, size = { width: 600, height: 800 }): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();

/** With a type that lies: what a picture is, its bytes say. */
export const sends =
  (bytes: Buffer, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', ...headers }).end(bytes);
  };

export const limitsFor = (hosts: readonly string[], changes: Partial<PictureLimits> = {}): PictureLimits => ({
  ...readConfig({ NODE_ENV: 'test' }).importPictures,
  hosts: [...hosts],
  ...changes,
});
