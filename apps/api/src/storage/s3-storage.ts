import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkObjectName } from './check-object-name.ts';
import type { StoragePort } from './storage-port.ts';

export type S3Settings = {
  bucket: string;
  /** Stands before every name; empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** Amazon's own when left out. */
  endpoint?: string | undefined;
  /** The bucket as a part of the path instead of the host. */
  isPathStyle: boolean;
  /** Left out: those of the machine (its role, or the variables that Amazon's tools read). */
  keys?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** For one call with its repetitions. */
  timeoutMs?: number;
  /** In one page of a list. */
  listAtOnce?: number;
};

/** Attempts of one call. Each writes the same bytes under the same name, so that one too many changes nothing. */
const attempts = 3;

/** Objects in a bucket, by the S3 interface of Amazon and many others. */
export function s3Storage({
  bucket,
  prefix,
  region,
  endpoint,
  isPathStyle,
  keys,
  timeoutMs = 20_000,
  listAtOnce = 1_000,
}: S3Settings): StoragePort {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPathStyle,
    ...(keys && { credentials: keys }),
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: timeoutMs / 2, throwOnRequestTimeout: true },
  });
  const keyOf = (name: string) => ({ Bucket: bucket, Key: prefix + checkObjectName(name) });
  // Of the body too: a server that goes silent half-way would hold a visitor for ever.
  const bounded = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });

  return {
    async put(name, bytes) {
      await client.send(new PutObjectCommand({ ...keyOf(name), Body: bytes }), bounded());
    },
    get: (name) =>
      orAbsent(async () => {
        const { Body } = await client.send(new GetObjectCommand(keyOf(name)), bounded());
        return Buffer.from(await Body!.transformToByteArray());
      }),
    stream: (name, range) =>
      orAbsent(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ ...keyOf(name), ...(Range && { Range }) }), bounded());
        return Body as Readable;
      }),
    head: (name) =>
      orAbsent(async () => {
        const { ContentLength, LastModified } = await client.send(new HeadObjectCommand(keyOf(name)), bounded());
        return { name, bytes: ContentLength ?? 0, changedAt: LastModified ?? new Date(0) };
      }),
    async remove(name) {
      await client.send(new DeleteObjectCommand(keyOf(name)), bounded());
    },
    async *list(given) {
      let last: string | undefined;
      do {
        const asked = { Bucket: bucket, Prefix: prefix + given, MaxKeys: listAtOnce, ...(last && { StartAfter: last }) };
        const page = await client.send(new ListObjectsV2Command(asked), bounded());
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          yield { name: Key!.slice(prefix.length), bytes: Size ?? 0, changedAt: LastModified ?? new Date(0) };
        // By name and not by the server's mark, so that a list may go on after objects were removed from it.
        last = page.IsTruncated ? page.Contents?.at(-1)?.Key : undefined;
      } while (last);
    },
    close: () => client.destroy(),
  };
}

/** Without the right to list a bucket, Amazon says 403 for what is not there: that stays an error, because it may be a wrong key as well. */
async function orAbsent<T>(asking: () => Promise<T>): Promise<T | undefined> {
  try {
    return await asking();
  } catch (error) {
    const isAbsent = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
    if (isAbsent) return undefined;
    throw error;
  }
}
