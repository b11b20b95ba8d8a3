import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { Sent } from '@selvedge/contract/endpoint.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import type { Release, ReleaseText } from '@selvedge/contract/studio/page-edit.ts';
import type { Call } from '../lib/studio-context.tsx';

/** What a release takes up. */
export type Planned = Pick<Sent<typeof editing.planRelease>['body'], 'pages' | 'settings' | 'texts'>;

/** A release that is planned, or a new one with its moment. */
export type Into = { id: string } | { name: string; dueAt?: string | undefined };

/** The release as it is now, and the words planned with it before that others took the place of. */
export type Put = { release: Release; replaced: ReleaseText[] };

type Given = { into: Into; planned: Planned; onPart?: (done: number) => void };

const batch = 200;

/**
 * Puts work into a release; words in parts, since a file holds thousands. A new release gets its moment with the last part, so that
 * nothing is due before it is whole, and is called off when one of them is refused. Where the release was there, sending all of it again goes on.
 */
export async function putIntoRelease(call: Call, { into, planned, onPart }: Given): Promise<Attempt<Put>> {
  const { texts = [], pages = [], settings = [] } = planned;
  const rest = texts.slice(batch);
  const dueAt = 'name' in into && into.dueAt ? { dueAt: into.dueAt } : {};
  const begun =
    'id' in into
      ? await call(editing.changeRelease, {
          params: { id: into.id },
          body: { add: pages, addSettings: settings, addTexts: texts.slice(0, batch) },
        })
      : await call(editing.planRelease, {
          body: { ...{ name: into.name, pages, settings, texts: texts.slice(0, batch) }, ...(rest.length === 0 && dueAt) },
        });
  let answer: Attempt<Release & { replacedTexts?: ReleaseText[] }> = begun;
  const replaced = [...((!answer.hasError && answer.data.replacedTexts) || [])];
  for (let at = 0; at < rest.length && !answer.hasError; at += batch) {
    onPart?.(at + batch);
    const isLast = at + batch >= rest.length;
    const body = { addTexts: rest.slice(at, at + batch), ...(isLast && dueAt) };
    answer = await call(editing.changeRelease, { params: { id: answer.data.id }, body });
    if (!answer.hasError) replaced.push(...(answer.data.replacedTexts ?? []));
  }
  if (answer.hasError && !begun.hasError && !('id' in into)) await call(editing.cancelRelease, { params: { id: begun.data.id } });
  return answer.hasError ? answer : { ...answer, data: { release: answer.data, replaced } };
}

type Taken = { into: Into; planned: Planned } & Put;

/** The way back: a release that was made for it is called off; in another one the words that were planned before stand again. */
export async function takeOutOfRelease(call: Call, { into, planned, release, replaced }: Taken): Promise<boolean> {
  const params = { id: release.id };
  if (!('id' in into)) return !(await call(editing.cancelRelease, { params })).hasError;
  const texts = planned.texts ?? [];
  const former = new Map(replaced.map(({ scope, key, text }) => [`${scope} ${key}`, text]));
  for (let at = 0; at < texts.length; at += batch) {
    const part = texts.slice(at, at + batch);
    const addTexts = part.flatMap((each) => {
      const text = former.get(`${each.scope} ${each.key}`);
      return text === undefined ? [] : [{ ...each, text }];
    });
    const removeTexts = part.map(({ scope, key }) => ({ scope, key }));
    const answer = await call(editing.changeRelease, { params, body: { removeTexts, addTexts } });
    if (answer.hasError) return false;
  }
  return true;
}
