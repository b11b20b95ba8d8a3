import { ShopError } from '@selvedge/contract/error.ts';
import type { Invitation, Role } from '@selvedge/contract/studio/team.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { hashPassword } from '../hash-password.ts';
import { hashToken, makeToken } from '../secret-token.ts';
import { staffInvitationTable, staffTable } from '../tables.ts';
import { checkNewPassword } from './change-password.ts';
import { refuseUnknownStores } from './colleagues.ts';
import { endSessions } from './end-sessions.ts';
import { getOwnRow } from './own-row.ts';

const days = 3;

type Guest = { email: string; name: string; role: Role; stores: string[] };

/** Somebody new, or a colleague who needs a new password. An earlier invitation to the same address ends with it. */
export async function inviteStaff(ctx: Ctx, guest: Guest): Promise<Invitation> {
  const me = await getOwnRow(ctx);
  refuseUnknownStores(ctx, guest.stores);
  const email = guest.email.trim().toLowerCase();
  const { token, hash } = makeToken();
  const expiresAt = addDays(ctx.now, days);
  return ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(staffTable).where(eq(staffTable.email, email));
    const { name, role, stores } = known ?? guest;
    await tx
      .update(staffInvitationTable)
      .set({ endedAt: ctx.now })
      .where(and(eq(staffInvitationTable.email, email), isNull(staffInvitationTable.endedAt)));
    const [row] = await tx
      .insert(staffInvitationTable)
      .values({
        tokenHash: hash,
        email,
        name,
        role,
        stores,
        staffId: known?.id ?? null,
        createdAt: ctx.now,
        createdBy: me.email,
        expiresAt,
      })
      .returning();
    await audit(tx, { at: ctx.now, who: me.email, action: 'staff.invite', subject: row!.id, after: { name, role, stores, isNew: !known } });
    await sendMail(tx, { template: 'staff-invitation', to: email, market: studioMarket(ctx), values: { name, token }, now: ctx.now });
    // The address leaves by mail alone: whoever invites must not be able to take it up in another's name.
    return show(row!);
  });
}

export async function listInvitations(ctx: Ctx): Promise<Invitation[]> {
  const rows = await ctx.db
    .select()
    .from(staffInvitationTable)
    .where(and(isNull(staffInvitationTable.endedAt), gt(staffInvitationTable.expiresAt, ctx.now)))
    .orderBy(desc(staffInvitationTable.createdAt))
    .limit(200);
  return rows.map(show);
}

export async function withdrawInvitation(ctx: Ctx, { id }: { id: string }): Promise<undefined> {
  const me = await getOwnRow(ctx);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(staffInvitationTable)
      .set({ endedAt: ctx.now })
      .where(and(eq(staffInvitationTable.id, id), isNull(staffInvitationTable.endedAt)))
      .returning({ id: staffInvitationTable.id });
    if (!row) throw new ShopError('not_found');
    await audit(tx, { at: ctx.now, who: me.email, action: 'staff.withdraw-invitation', subject: id });
  });
}

export async function readInvitation(ctx: Ctx, { token }: { token: string }): Promise<Omit<Guest, 'stores'> & { isNew: boolean }> {
  const { email, name, role, staffId } = await findOpen(ctx, token);
  return { email, name, role: role as Role, isNew: staffId === null };
}

/** Works once. A second factor stays what it was: a mailbox alone must not open the Studio. */
export async function acceptInvitation(ctx: Ctx, { token, password }: { token: string; password: string }): Promise<undefined> {
  const { email } = await findOpen(ctx, token);
  checkNewPassword(password, email);
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.update(staffInvitationTable).set({ endedAt: ctx.now }).where(isOpen(ctx, token)).returning();
    if (!row) throw new ShopError('not_found', { token: ['studio.invitation_over'] });
    const [member] = row.staffId
      ? await tx.update(staffTable).set({ passwordHash }).where(eq(staffTable.id, row.staffId)).returning({ id: staffTable.id })
      : await tx
          .insert(staffTable)
          .values({ email, name: row.name, passwordHash, role: row.role, stores: row.stores, createdAt: ctx.now })
          .onConflictDoNothing()
          .returning({ id: staffTable.id });
    if (!member) throw new ShopError('not_found', { token: ['studio.invitation_over'] });
    await endSessions(tx, { staffId: member.id, now: ctx.now });
    await audit(tx, {
      at: ctx.now,
      who: email,
      action: row.staffId ? 'staff.password' : 'staff.create',
      subject: member.id,
      after: { role: row.role },
    });
  });
}

/** The Studio speaks English, and so do its mails. */
function studioMarket({ content }: Ctx): string {
  const english = content.markets.find(({ language }) => language.baseCode === 'en') ?? content.markets[0];
  if (!english) throw new ShopError('market_not_found');
  return english.id;
}

async function findOpen(ctx: Ctx, token: string) {
  const [row] = await ctx.db.select().from(staffInvitationTable).where(isOpen(ctx, token));
  if (!row) throw new ShopError('not_found', { token: ['studio.invitation_over'] });
  return row;
}

const isOpen = ({ now }: Ctx, token: string) =>
  and(eq(staffInvitationTable.tokenHash, hashToken(token)), isNull(staffInvitationTable.endedAt), gt(staffInvitationTable.expiresAt, now));

function show({ id, email, name, role, stores, createdAt, createdBy, expiresAt }: typeof staffInvitationTable.$inferSelect): Invitation {
  return { id, email, name, role, stores, createdAt: createdAt.toISOString(), createdBy, expiresAt: expiresAt.toISOString() };
}
