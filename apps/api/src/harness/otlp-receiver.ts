import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  startNs: bigint;
  endNs: bigint;
  attributes: Record<string, string | number>;
  links: { traceId: string; spanId: string }[];
};
export type ReceivedLog = { body: string; severity: string; traceId: string };
export type Received = { spans: ReceivedSpan[]; metrics: string[]; logs: ReceivedLog[]; bytes: Buffer[] };

/** A collector that takes OTLP over HTTP with protobuf, and reads it by the numbers of its fields in opentelemetry-proto 1.7. */
export async function openOtlpReceiver(): Promise<{ url: string; received: Received; close(): Promise<void> }> {
  const received: Received = { spans: [], metrics: [], logs: [], bytes: [] };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    received.bytes.push(body);
    // Of every signal: what it is about (1) holds scopes (2), which hold the records (2).
    const records = parts(body, 1).flatMap((about) => parts(about, 2).flatMap((scope) => parts(scope, 2)));
    if (request.url === '/v1/traces') received.spans.push(...records.map(readSpan));
    else if (request.url === '/v1/metrics') received.metrics.push(...records.map((metric) => text(metric, 1)));
    else if (request.url === '/v1/logs') received.logs.push(...records.map(readLog));
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((closed) => server.close(() => closed()).closeAllConnections()),
  };
}

function readSpan(span: Buffer): ReceivedSpan {
  return {
    ...{ traceId: hex(span, 1), spanId: hex(span, 2), parentId: hex(span, 4), name: text(span, 5) },
    ...{ startNs: fixed(span, 7), endNs: fixed(span, 8), attributes: attributesOf(span, 9) },
    links: parts(span, 13).map((link) => ({ traceId: hex(link, 1), spanId: hex(link, 2) })),
  };
}

function readLog(log: Buffer): ReceivedLog {
  return { body: text(parts(log, 5)[0] ?? Buffer.alloc(0), 1), severity: text(log, 3), traceId: hex(log, 9) };
}

function attributesOf(message: Buffer, field: number): Record<string, string | number> {
  return Object.fromEntries(
    parts(message, field).map((pair) => {
      const [value = Buffer.alloc(0)] = parts(pair, 2);
      const number = fieldsOf(value).find((each) => each.field === 3)?.value;
      return [text(pair, 1), typeof number === 'bigint' ? Number(number) : text(value, 1)];
    }),
  );
}

type Field = { field: number; value: bigint | Buffer };

/** Protocol buffers on the wire: a key says the number of a field and how its value is written. */
function fieldsOf(message: Buffer): Field[] {
  const found: Field[] = [];
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++]!;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const key = Number(varint());
    const take = (bytes: number) => {
      at += bytes;
      return message.subarray(at - bytes, at);
    };
    const kinds: Record<number, () => bigint | Buffer> = {
      0: varint,
      1: () => take(8).readBigUInt64LE(),
      2: () => take(Number(varint())),
      5: () => BigInt(take(4).readUInt32LE()),
    };
    found.push({ field: key >> 3, value: kinds[key & 7]!() });
  }
  return found;
}

function parts(message: Buffer, field: number): Buffer[] {
  return fieldsOf(message).flatMap((each) => (each.field === field && Buffer.isBuffer(each.value) ? [each.value] : []));
}

const text = (message: Buffer, field: number) => parts(message, field)[0]?.toString('utf8') ?? '';
const hex = (message: Buffer, field: number) => parts(message, field)[0]?.toString('hex') ?? '';

function fixed(message: Buffer, field: number): bigint {
  const value = fieldsOf(message).find((each) => each.field === field)?.value;
  return typeof value === 'bigint' ? value : 0n;
}
