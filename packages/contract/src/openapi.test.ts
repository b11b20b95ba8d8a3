import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listEndpoints } from './endpoints.ts';
import { declaredStatuses, openApiDocument } from './openapi.ts';

type Operation = { operationId: string; parameters: { name: string; in: string; required: boolean }[]; responses: Record<string, unknown> };
const document = openApiDocument() as { openapi: string; paths: Record<string, Record<string, Operation>> };
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('every call of the contract is described once', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    listEndpoints()
      .map(({ name }) => name)
      .sort(),
  );
});

test('every parameter in a path is described as required', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      expect(parameters.filter((each) => each.in === 'path' && each.required).map(({ name }) => name)).toEqual(named);
    }
  }
});

test('access adds the refusals it can give, and a shared answer its 304', () => {
  const base = { method: 'GET', path: '/api/x', summary: '', response: z.string() } as const;
  const statuses = (extra: object) => declaredStatuses(endpoint({ ...base, access: 'public', ...extra }));
  expect(statuses({})).not.toContain(401);
  expect(statuses({ access: 'shopper' })).toContain(401);
  expect(statuses({ access: { staff: 'audit.read' } })).toEqual(expect.arrayContaining([200, 401, 404]));
  expect(statuses({ access: { staff: 'audit.read' } })).not.toContain(403);
  expect(statuses({ caching: { sharedSeconds: 5 } })).toContain(304);
  expect(statuses({ response: z.undefined() })).toContain(204);
  expect(statuses({ response: z.undefined() })).not.toContain(200);
});
