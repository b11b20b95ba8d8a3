import { audit } from '../../audit/audit.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { whoChanges } from '../editing/who.ts';
import { lockTest, moveTest } from './move-test.ts';

export async function stopTest(ctx: Ctx, id: number): Promise<void> {
  const who = whoChanges(ctx);
  await ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const test = await lockTest(tx, id, 'stopped');
    await moveTest(tx, test, { state: 'stopped', stoppedAt: ctx.now });
    await audit(tx, { at: ctx.now, who, action: 'ab-test.stop', subject: `${id} ${test.name}` });
  });
}
