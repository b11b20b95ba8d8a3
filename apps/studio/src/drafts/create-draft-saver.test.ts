import type { EditedContent, Saved } from '@selvedge/contract/studio/page-edit.ts';
import { expect, test, vi } from 'vitest';
import { createDraftSaver } from './create-draft-saver.ts';

const content = (heading: string) => ({ heading }) as EditedContent;
type Draft = { basedOn: number; content: EditedContent; keepsOther: boolean; base?: EditedContent };
type Answers = (draft: Draft) => Promise<{ hasError: false; data: Saved } | { hasError: true; error: never; response: undefined }>;

const saved = (version: number) => ({ hasError: false as const, data: { version, state: 'changed' as const, changedAt: 'now' } });
const refused = (status: number) => ({ hasError: true as const, error: { status } as never, response: undefined });

function saver(save: Answers, options: { isByHand?: boolean; isNew?: boolean } = {}) {
  const calls: Draft[] = [];
  const made = createDraftSaver({
    ...{ content: content('Begin'), version: 3, state: 'live', savedAt: '', pauseMs: 1, explain: () => 'why' },
    ...options,
    save: (draft) => {
      calls.push(structuredClone(draft));
      return save(draft);
    },
  });
  return { made, calls };
}

test('work is saved after a pause, each time on top of the last', async () => {
  let version = 3;
  const { made, calls } = saver(async () => saved(++version));
  made.change(content('A'));
  expect(made.read().phase).toBe('waiting');
  await vi.waitFor(() => expect(made.read().phase).toBe('saved'));
  made.change(content('B'));
  await vi.waitFor(() => expect(made.read()).toMatchObject({ phase: 'saved', version: 5 }));
  expect(calls.map(({ basedOn, content: { heading } }) => [basedOn, heading])).toEqual([
    [3, 'A'],
    [4, 'B'],
  ]);
});

test('what is typed while a save is under way is saved after it, never beside it', async () => {
  let version = 3;
  let inFlight = 0;
  const { made, calls } = saver(async () => {
    expect(++inFlight).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inFlight--;
    return saved(++version);
  });
  for (const letter of 'abcdef') {
    made.change(content(letter));
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  expect(await made.flush()).toBe(true);
  expect(calls.at(-1)!.content.heading).toBe('f');
});

test('a page that is as it was is not saved', async () => {
  const { made, calls } = saver(async () => saved(4));
  made.change(content('A'));
  made.change(content('Begin'));
  expect(await made.flush()).toBe(true);
  expect(calls).toEqual([]);
  expect(made.read().phase).toBe('saved');
});

test('when somebody else has saved, nothing more is sent until a person decides', async () => {
  const { made, calls } = saver(async ({ basedOn }) => (basedOn === 8 ? saved(9) : refused(409)));
  made.change(content('Mine'));
  expect(await made.flush()).toBe(false);
  expect(made.read().phase).toBe('conflict');
  made.change(content('Mine, further'));
  await made.flush();
  expect(calls.map(({ base }) => base?.heading)).toEqual([undefined, 'Begin']);
  expect(await made.settle({ content: made.wanted(), theirs: content('Theirs'), version: 8, keeps: true })).toBe(true);
  expect(calls[2]).toMatchObject({ basedOn: 8, keepsOther: true, content: { heading: 'Mine, further' } });
  expect(made.read()).toMatchObject({ phase: 'saved', version: 9 });
});

test('a colleague’s work that the shop put together with it is shown, with what was typed meanwhile on top', async () => {
  const both = { heading: 'Mine', intro: 'Theirs' } as EditedContent;
  const { made } = saver(async ({ base, basedOn }) => {
    if (basedOn === 9) return saved(10);
    if (!base) return refused(409);
    made.change({ heading: 'Mine, further', intro: '' } as EditedContent);
    return { hasError: false as const, data: { ...saved(9).data, content: both } };
  });
  const shown: EditedContent[] = [];
  made.whenMerged((content) => shown.push(content));
  made.change({ heading: 'Mine', intro: '' } as EditedContent);
  await vi.waitFor(() => expect(shown).toEqual([{ heading: 'Mine, further', intro: 'Theirs' }]));
  made.stop();
});

test('a failure says why and keeps the work; trying again sends it', async () => {
  let isAway = true;
  const { made } = saver(async () => (isAway ? refused(400) : saved(4)));
  made.change(content('A'));
  expect(await made.flush()).toBe(false);
  expect(made.read()).toMatchObject({ phase: 'failed', problem: 'why' });
  expect(made.isDirty()).toBe(true);
  isAway = false;
  expect(await made.flush()).toBe(true);
  expect(made.read()).not.toHaveProperty('problem');
});

test('a third one who saves while both are looked at is compared with what was seen, not with what the work began with', async () => {
  const { made } = saver(async () => refused(409));
  made.change(content('Mine'));
  await made.flush();
  expect(made.kept()).toEqual(content('Begin'));
  expect(await made.settle({ content: content('Mine'), theirs: content('Theirs'), version: 8, keeps: true })).toBe(false);
  expect(made.read()).toMatchObject({ phase: 'conflict', version: 8 });
  expect(made.kept()).toEqual(content('Theirs'));
});

test('work that is live when it is saved is saved by hand only', async () => {
  vi.useFakeTimers();
  const { made, calls } = saver(async () => saved(4), { isByHand: true });
  made.change(content('A'));
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(made.read().phase).toBe('waiting');
  expect(calls).toEqual([]);
  expect(await made.flush()).toBe(true);
  expect(calls).toHaveLength(1);
});

test('what is new is not kept before it is saved, and has nothing that both began with', async () => {
  const { made, calls } = saver(async () => refused(409), { isByHand: true, isNew: true });
  expect(made.isDirty()).toBe(true);
  expect(await made.flush()).toBe(false);
  expect(calls.map(({ base }) => base)).toEqual([undefined, undefined]);
  expect(made.kept()).toBeUndefined();
});
