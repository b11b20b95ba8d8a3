import type { Home } from '@selvedge/contract/studio/home.ts';
import { listReleases } from '../content/editing/releases.ts';
import type { Ctx } from '../shop/ctx.ts';

/** Planned releases that would undo what was published after the work on them began: somebody may still change them. */
export async function listOverlapping(ctx: Ctx): Promise<Home['overlapping']> {
  const releases = await listReleases(ctx);
  return releases
    .filter(({ state, overlaps }) => state === 'planned' && overlaps.length > 0)
    .map(({ id, name, dueAt, overlaps }) => ({
      ...{ id, name },
      overlaps: overlaps.map(({ fields: _, ...overlap }) => overlap),
      ...(dueAt && { dueAt }),
    }));
}
