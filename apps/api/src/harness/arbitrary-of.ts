import fc from 'fast-check';
import { z } from 'zod';

/** What JSON Schema we meet in our own contract. */
type Shape = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

/** Values that a schema should take. What it refines beyond its shape may still refuse some of them. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

function fromShape(shape: Shape): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf ?? (shape.allOf && [Object.assign({}, ...shape.allOf)]);
  if (choices) return fc.oneof(...choices.map(fromShape));
  switch (shape.type) {
    case 'string':
      return fromText(shape);
    case 'integer':
      return fc.integer(wholeBounds(shape));
    case 'number':
      return fc.oneof(fc.integer(wholeBounds(shape)), fc.double({ ...bounds(shape), noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return shape.prefixItems
        ? fc.tuple(...shape.prefixItems.map(fromShape))
        : fc.array(fromShape(shape.items ?? {}), { minLength: shape.minItems ?? 0, maxLength: Math.min(shape.maxItems ?? 5, 20) });
    case 'object':
      return fromObject(shape);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fromText({ minLength = 0, maxLength, pattern, format }: Shape): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const size = { minLength, maxLength: Math.min(maxLength ?? minLength + 40, minLength + 200) };
  return fc.oneof(
    fc.string(size),
    fc.string({ ...size, unit: 'grapheme' }).filter((text) => text.length <= (maxLength ?? Infinity)),
  );
}

function fromObject({ properties = {}, required = [], additionalProperties, propertyNames }: Shape): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, fromShape(shape)]));
  const fixed = fc.record(known, { requiredKeys: required.filter((name) => name in known) });
  if (typeof additionalProperties !== 'object') return fixed;
  const names = propertyNames ? fromShape(propertyNames).map(String) : fc.string({ maxLength: 20 });
  return fc.tuple(fixed, fc.dictionary(names, fromShape(additionalProperties), { maxKeys: 4 })).map(([a, b]) => ({ ...b, ...a }));
}

function bounds(shape: Shape): { min: number; max: number } {
  const min = shape.minimum ?? (shape.exclusiveMinimum === undefined ? -(2 ** 31) : shape.exclusiveMinimum + 1);
  const max = shape.maximum ?? (shape.exclusiveMaximum === undefined ? 2 ** 31 - 1 : shape.exclusiveMaximum - 1);
  // JSON Schema writes 'an integer' with the bounds of a double.
  return { min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) };
}

/** Of 0.5 to 5, 1 to 5. */
function wholeBounds(shape: Shape): { min: number; max: number } {
  const { min, max } = bounds(shape);
  return { min: Math.ceil(min), max: Math.floor(max) };
}
