import { setImmediate } from 'node:timers/promises';
import { partSharer } from './part-sharer.ts';
import type { RowMemory } from './remember-rows.ts';

/** Pages that are read into memory share what they have in common. Once, after the start: of those that change later there are few. */
export async function sharePages(memory: RowMemory): Promise<void> {
  const share = partSharer();
  for (const { row } of memory.get('page')?.values() ?? []) {
    const { content } = row as { content: unknown };
    if (typeof content === 'object' && content !== null) share(content);
    await setImmediate();
  }
}
