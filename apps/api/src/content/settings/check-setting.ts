import { ShopError } from '@selvedge/contract/error.ts';
import type { PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import type { z } from 'zod';
import { toErrors } from '../../drafts/put-live.ts';
import { issueKey } from '../../http/read-input.ts';
import { cleanBySchema } from '../clean-content.ts';
import { getSchema } from './setting-kinds.ts';
import { settingRules } from './setting-rules.ts';

/** What stands in the way of showing a setting. A draft may be unfinished; what shoppers see may not. */
export function checkSetting(name: string, content: unknown): PageProblem[] {
  const parsed = getSchema(name).safeParse(content, { reportInput: true });
  if (!parsed.success) return toProblems(parsed.error.issues);
  return (settingRules[name]?.(parsed.data as never) ?? []).map(({ at, key }) => ({ at, keys: [key] }));
}

/**
 * What may be kept of what an editor sends: nothing in it could run, and where it is finished it is complete. A part of another
 * kind than its place needs is refused: no form sends one, and every form would stumble over it.
 */
export function placeSetting(name: string, content: unknown): unknown {
  const schema = getSchema(name);
  if (typeof content !== 'object' || content === null) throw new ShopError('invalid_request', { content: ['validation.invalid_type'] });
  const cleaned = cleanBySchema(content, schema);
  const parsed = schema.safeParse(cleaned, { reportInput: true });
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.filter((issue) => issue.code === 'invalid_type' && issue.input !== undefined);
  if (wrong.length > 0) throw new ShopError('invalid_request', toErrors(toProblems(wrong)));
  return cleaned;
}

function toProblems(issues: readonly z.core.$ZodIssue[]): PageProblem[] {
  const byPlace = Map.groupBy(issues, (issue) => issue.path.map(String).join('.'));
  return [...byPlace].map(([at, list]) => ({ at, keys: [...new Set(list.map(issueKey))] }));
}
