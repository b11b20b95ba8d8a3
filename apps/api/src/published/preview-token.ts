import { createHmac, timingSafeEqual } from 'node:crypto';
import { ShopperKind } from '@selvedge/contract/studio/page-edit.ts';
import { z } from 'zod';

export const previewSeconds = 3600;

const Claims = z.object({
  /** Only this member of staff: a link that is passed on shows nothing to whoever is not signed in as them. */
  staffId: z.string(),
  expires: z.number(),
  /** The moment at which the shop is looked at; now, unless said. */
  at: z.string().optional(),
  shopper: ShopperKind,
  drafts: z.boolean(),
});
export type PreviewClaims = z.infer<typeof Claims>;

export function signPreview(claims: PreviewClaims, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${seal(payload, secret).toString('base64url')}`;
}

/** Undefined for whatever we did not sign, for another member of staff, and after its hour. */
export function readPreview(
  token: string | undefined,
  { secret, staffId, now }: { secret: string; staffId: string; now: Date },
): PreviewClaims | undefined {
  const [payload, given, ...rest] = token?.split('.') ?? [];
  if (!payload || !given || rest.length > 0) return undefined;
  const expected = seal(payload, secret);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!claims.success || claims.data.staffId !== staffId || claims.data.expires <= now.getTime()) return undefined;
  return claims.data;
}

function seal(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`preview ${payload}`).digest();
}
