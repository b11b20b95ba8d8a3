import { test } from './rotation.ts';
import { findUnknown, readVocabulary } from './schema-vocabulary.ts';
import { type APIRequestContext, expect } from './test.ts';

type Data = Record<string, unknown> & { '@type': string };

async function listAddresses(request: APIRequestContext, file: string): Promise<string[]> {
  const text = await (await request.get(file)).text();
  return [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path!);
}

async function readData(request: APIRequestContext, path: string): Promise<Data[]> {
  const text = await (await request.get(path)).text();
  return [...text.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(([, json]) => JSON.parse(json!) as Data);
}

/** Some of a list, taken evenly from all of it. */
const spread = (all: readonly string[], count: number): string[] =>
  all.length <= count ? [...all] : Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!);

async function findProblems(request: APIRequestContext, paths: readonly string[]) {
  const vocabulary = readVocabulary();
  const problems: string[] = [];
  const types = new Set<string>();
  for (const path of paths) {
    for (const data of await readData(request, path)) {
      types.add(data['@type']);
      problems.push(...findUnknown(vocabulary, data).map((problem) => `${path} ${problem}`));
    }
  }
  return { problems, types: [...types] };
}

test('schema.org knows all that pages say of themselves', { tag: '@all' }, async ({ request, there }) => {
  const pages = await listAddresses(request, `/sitemap-${there.id}.xml`);
  const products = await listAddresses(request, `/sitemap-${there.id}-products-1.xml`);
  const { problems, types } = await findProblems(request, [...spread(pages, 8), ...spread(products, 4)]);
  expect(problems).toEqual([]);
  expect(types).toEqual(expect.arrayContaining(['Organization', 'BreadcrumbList']));
});

test('schema.org knows all that two hundred pages say of themselves, of every kind', { tag: '@all' }, async ({ request, there }) => {
  test.setTimeout(240_000);
  const pages = await listAddresses(request, `/sitemap-${there.id}.xml`);
  const products = await listAddresses(request, `/sitemap-${there.id}-products-1.xml`);
  const written = spread(pages, 120);
  const { problems, types } = await findProblems(request, [...written, ...spread(products, 220 - written.length)]);
  expect(problems).toEqual([]);
  expect(types.sort()).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'ClothingStore', 'ItemList', 'Organization', 'ProductGroup', 'WebSite']),
  );
});
