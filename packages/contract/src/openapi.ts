import { z } from 'zod';
import { richTags } from './content/rich-node.ts';
import { acceptedStatuses, commonErrors, type Endpoint, needsSecondFactor } from './endpoint.ts';
import { listEndpoints } from './endpoints.ts';
import { type ErrorCode, statusOf } from './error.ts';
import { isoContextHeader } from './iso-context-header.ts';

type Json = Record<string, unknown>;

/** Everything a caller needs to know, written from the endpoints themselves: it cannot say what the server does not do. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const { name, definition } of listEndpoints()) {
    const path = definition.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation(name, definition) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Selvedge',
      version: '1',
      description: 'Every call that the shop answers.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(listEndpoints().map(({ name }) => groupOf(name)))].map((name) => ({ name })),
    paths,
    components: { schemas: { Refusal: refusal, RichText: richText }, securitySchemes },
  };
}

/** Refusals by status: what the endpoint declares, what its access can answer and what any call can meet. */
export function refusalsOf(definition: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes = new Set<ErrorCode>([...(definition.errors ?? []), ...commonErrors, ...accessErrors(definition)]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code]);
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

/** Every status that a call may end with short of a bug. */
export function declaredStatuses(definition: Endpoint): readonly number[] {
  return [...answerStatuses(definition), ...(isShared(definition) ? [304] : []), ...refusalsOf(definition).keys()];
}

/** Without a status list of its own a call answers 204 when there is nothing to say and 200 otherwise. */
export function answerStatuses(definition: Endpoint): readonly number[] {
  if (definition.accepted) return definition.raisesEmpty ? [...definition.accepted, 204] : definition.accepted;
  return isEmpty(definition.response) ? [204] : acceptedStatuses(definition).filter((status) => status !== 204);
}

function accessErrors({ access, needsConfirmation, beforeSecondFactor }: Endpoint): readonly ErrorCode[] {
  if (access === 'public') return [];
  if (access === 'shopper') return beforeSecondFactor ? ['unauthorized'] : ['unauthorized', 'invalid_claim'];
  if (typeof access !== 'object') return ['unauthorized'];
  const isGuarded = [access.staff, ...(access.or ?? [])].some(needsSecondFactor);
  return [
    ...(['unauthorized', 'not_found'] as const),
    ...(isGuarded ? (['second_factor_needed'] as const) : []),
    ...(needsConfirmation ? (['confirmation_needed'] as const) : []),
  ];
}

function isShared({ caching }: Endpoint): boolean {
  return typeof caching === 'object';
}

function isEmpty(schema: z.ZodType): boolean {
  return schema instanceof z.ZodUndefined || schema instanceof z.ZodVoid;
}

function operation(name: string, definition: Endpoint): Json {
  return {
    operationId: name,
    tags: [groupOf(name)],
    summary: definition.summary,
    ...(security(definition) && { security: security(definition) }),
    'x-access': definition.access,
    ...(definition.needsVerifiedEmail && { 'x-needs-verified-email': true }),
    ...(definition.rateLimit && { 'x-rate-limit': definition.rateLimit }),
    parameters: [...parameters(definition.params, 'path'), ...parameters(definition.query, 'query')],
    ...(definition.body && {
      requestBody: {
        required: !definition.body.safeParse(undefined).success,
        content: { [definition.contentType ?? 'application/json']: { schema: schemaOf(definition.body, 'input') } },
      },
    }),
    ...(definition.upload && {
      requestBody: {
        required: true,
        content: Object.fromEntries(definition.upload.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
      },
    }),
    responses: responses(definition),
  };
}

function responses(definition: Endpoint): Json {
  const found: Json = {};
  for (const status of answerStatuses(definition)) {
    const hasBody = status !== 204 && !isEmpty(definition.response);
    found[status] = {
      description: hasBody ? 'The answer.' : 'Done; there is nothing to say.',
      ...(hasBody && {
        content: contentOf(definition),
      }),
    };
  }
  if (isShared(definition)) found[304] = { description: 'Unchanged since the given ETag.' };
  for (const [status, codes] of refusalsOf(definition)) {
    found[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    };
  }
  return found;
}

function contentOf({ answersFile, answersText, response }: Endpoint): Json {
  if (answersFile) return { [answersFile]: { schema: { type: 'string', format: 'binary' } } };
  return { [answersText ? 'text/plain' : 'application/json']: { schema: schemaOf(response, 'output') } };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
    ...(shape.type === 'array' && { style: 'form', explode: true }),
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _,
    $defs,
    ...shape
  } = z.toJSONSchema(schema, {
    ...{ io, unrepresentable: 'any', reused: 'inline' },
    override: ({ zodSchema, jsonSchema }) => {
      if (z.globalRegistry.get(zodSchema)?.richText !== true) return;
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
      jsonSchema.$ref = '#/components/schemas/RichText';
    },
  });
  return shape;
}

function security({ access }: Endpoint): Json[] | undefined {
  if (access === 'public') return undefined;
  if (access === 'service' || access === 'till') return [{ [access]: [] }];
  // Both at once: the cookie names the device, the header proves it.
  if (access === 'device') return [{ deviceCookie: [], device: [] }];
  return access === 'shopper' ? [{ shopper: [] }, { shopperCookie: [] }] : [{ staff: [] }];
}

function groupOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

const refusal: Json = {
  type: 'object',
  description: 'Why a call was refused: a code, and translation keys by field.',
  required: ['code', 'errors', 'requestId'],
  properties: {
    code: { enum: Object.keys(statusOf) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    requestId: { type: 'string' },
    claimValidationErrors: {
      type: 'array',
      description: 'With 403: which claims of the session did not hold.',
      items: { type: 'object', required: ['id', 'reason'], properties: { id: { type: 'string' }, reason: {} } },
    },
  },
};

/** A tree has no end that a document could write down: it names itself. */
const richText: Json = {
  type: 'array',
  description: 'Text with headings, lists, links and emphasis: words, and elements with what they hold.',
  items: {
    anyOf: [
      { type: 'object', required: ['text'], properties: { text: { type: 'string' } }, additionalProperties: false },
      {
        type: 'object',
        required: ['tag'],
        properties: { tag: { enum: richTags }, url: { type: 'string' }, children: { $ref: '#/components/schemas/RichText' } },
        additionalProperties: false,
      },
    ],
  },
};

const securitySchemes: Json = {
  shopper: { type: 'http', scheme: 'bearer' },
  shopperCookie: { type: 'apiKey', in: 'cookie', name: 'sAccessToken' },
  staff: { type: 'apiKey', in: 'cookie', name: 'selvedge_staff' },
  service: { type: 'apiKey', in: 'header', name: 'x-service-key' },
  till: { type: 'apiKey', in: 'header', name: 'x-till-key' },
  deviceCookie: { type: 'apiKey', in: 'cookie', name: 'selvedge_store_device' },
  device: { type: 'apiKey', in: 'header', name: isoContextHeader },
};
