import type { Access, Endpoint } from '@selvedge/contract/endpoint.ts';
import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import { answerStatuses, refusalsOf } from '@selvedge/contract/openapi.ts';
import { z } from 'zod';

/** Every call of the contract on one page that a person can read. */
export function apiDocsPage(shopUrl: string): string {
  const groups = Map.groupBy(listEndpoints(), ({ name }) => name.split('.', 1)[0] ?? '');
  const menu = [...groups].map(([name, calls]) => `<li><a href="#${name}">${toText(name)}</a> <span>${calls.length}</span></li>`);
  const sections = [...groups].map(
    ([name, calls]) => `<section id="${name}"><h2>${toText(name)}</h2>${calls.map((call) => showCall(call, shopUrl)).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Selvedge API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><p class="brand">Selvedge</p><h1>Every call the shop answers</h1>
<p>Written from the same objects that the server and the client are made of. For machines: <a href="/openapi.json">openapi.json</a>.
Bodies are JSON. A refusal is <code>{ code, errors, requestId }</code>, where <code>errors</code> holds translation keys by field.</p></header>
<nav aria-label="Groups"><ul>${menu.join('')}</ul></nav>
<main>${sections.join('\n')}</main>
</body>
</html>
`;
}

function showCall({ name, definition }: { name: string; definition: Endpoint }, shopUrl: string): string {
  const facts = [
    ['Access', showAccess(definition.access)],
    ['Kept', showCaching(definition)],
    ...(definition.rateLimit ? [['Limit', `${definition.rateLimit.limit} in ${definition.rateLimit.seconds} s, by address`]] : []),
    ['Answers', answerStatuses(definition).join(', ')],
  ];
  return `<article id="${name}">
<h3><b class="${definition.method.toLowerCase()}">${definition.method}</b> <code>${toText(definition.path)}</code></h3>
<p>${toText(definition.summary)}</p>
<dl>${facts.map(([term, text]) => `<div><dt>${term}</dt><dd>${toText(text ?? '')}</dd></div>`).join('')}</dl>
${showParameters(definition)}
<details><summary>Refusals</summary><ul class="refusals">${showRefusals(definition)}</ul></details>
${showShape('Body', definition.body, 'input')}${showShape('Answer', definition.response, 'output')}
<details><summary>Try it</summary><pre>${toText(showCurl(definition, shopUrl))}</pre></details>
</article>`;
}

function showParameters({ params, query }: Endpoint): string {
  const rows = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  if (rows.length === 0) return '';
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${toText(cell)}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Rules</th></tr></thead><tbody>${cells}</tbody></table>`;
}

function parametersOf(schema: z.ZodObject | undefined, place: string): string[][] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, shape]) => [name, place, showRules(shape as object, required.includes(name))]);
}

function showRules(shape: object, isRequired: boolean): string {
  const rules = Object.entries(shape).map(([rule, value]) => (rule === 'type' ? String(value) : `${rule} ${JSON.stringify(value)}`));
  return [isRequired ? 'required' : 'optional', ...rules].join(', ');
}

function showRefusals(definition: Endpoint): string {
  return [...refusalsOf(definition)].map(([status, codes]) => `<li><b>${status}</b> ${codes.join(', ')}</li>`).join('');
}

function showShape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema || schema instanceof z.ZodUndefined) return '';
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>${title}</summary><pre>${toText(JSON.stringify(shape, null, 2))}</pre></details>`;
}

function showCurl({ method, path, access, body, contentType = 'application/json' }: Endpoint, shopUrl: string): string {
  const url = shopUrl + path.replace(/:(?:market|catalog|catalogId)\b/g, 'de-DE').replace(/:(\w+)/g, '{$1}');
  const parts = [`curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`];
  if (access === 'shopper') parts.push("-H 'authorization: Bearer {token}'");
  if (access === 'service' || access === 'till') parts.push(`-H 'x-${access}-key: {key}'`);
  if (access === 'device') parts.push("-b 'selvedge_store_device={token}' -H 'x-iso-context: {store} {moment} {proof}'");
  if (typeof access === 'object') parts.push("-b 'selvedge_staff={token}'");
  if (body) parts.push(`-H 'content-type: ${contentType}'`, "-d '{...}'");
  return parts.join(' \\\n  ');
}

function showAccess(access: Access): string {
  if (typeof access === 'object') return `staff with ${[access.staff, ...(access.or ?? [])].join(' or ')}`;
  const words = {
    ...{ public: 'anyone', shopper: 'a signed-in shopper', service: 'another system, by its key', till: 'a till, by its key' },
    device: "anyone at a store's device, by its cookie and its key",
  };
  return words[access];
}

function showCaching({ caching }: Endpoint): string {
  return typeof caching === 'object' ? `${caching.sharedSeconds} s, by anyone, with an ETag` : 'never';
}

function toText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
