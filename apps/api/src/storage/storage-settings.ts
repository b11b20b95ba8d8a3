import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { StorageSettings } from './open-storage.ts';

const expected = 'expected a bucket, s3://bucket/prefix, or a folder, file:///mnt/shop';

/** Where pictures lie instead of in the database. */
export function storageEnvironment() {
  return {
    STORAGE_URL: z.string().refine(isStorageUrl, expected).optional(),
    S3_ENDPOINT: z
      .string()
      .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'expected an address such as https://s3.eu-central-1.example')
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[\w-]+$/, 'expected the name of a region, such as eu-central-1')
      .default('us-east-1'),
    S3_PATH_STYLE: z.stringbool().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  };
}

type Environment = z.infer<z.ZodObject<ReturnType<typeof storageEnvironment>>>;

export function readStorageSettings(e: Environment): StorageSettings | undefined {
  const url = e.STORAGE_URL === undefined ? undefined : URL.parse(e.STORAGE_URL);
  if (!url) return undefined;
  if (url.protocol === 'file:') return { folder: resolve(fileURLToPath(url)) };
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = e;
  const path = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  return {
    s3: {
      bucket: url.hostname,
      prefix: path === '' ? '' : `${path}/`,
      region: e.S3_REGION,
      endpoint,
      // Servers of one's own seldom have a name for each bucket; Amazon has.
      isPathStyle: e.S3_PATH_STYLE ?? endpoint !== undefined,
      keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    },
  };
}

/** What is wrong beyond the single values, as lines for the owner. */
export function storageMistakes({ STORAGE_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Environment): string[] {
  if (!STORAGE_URL?.startsWith('s3:') || !S3_ACCESS_KEY_ID === !S3_SECRET_ACCESS_KEY) return [];
  const missing = S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
  return [`  ${missing}: is missing beside the other one; without both the keys of the machine are used`];
}

function isStorageUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol === 'file:') return url.hostname === '' && url.pathname.length > 1;
  const isPlain = url?.username === '' && url.search === '' && url.hash === '' && url.port === '';
  return url?.protocol === 's3:' && isPlain && /^[a-z0-9][a-z0-9.-]{1,62}$/.test(url.hostname) && /^[\w./-]*$/.test(url.pathname);
}
