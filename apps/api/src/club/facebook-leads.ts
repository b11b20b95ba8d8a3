import { ShopError } from '@selvedge/contract/error.ts';
import { z } from 'zod';
import type { Lead, LeadPort } from './lead-port.ts';

export type FacebookSettings = { appId: string; appSecret: string; verifyToken: string; pageToken: string; graphUrl: string };

type Environment = Partial<
  Record<'FACEBOOK_CLIENT_ID' | 'FACEBOOK_CLIENT_SECRET' | 'FACEBOOK_LEAD_VERIFY_TOKEN' | 'FACEBOOK_LEAD_PAGE_TOKEN', string | undefined>
>;

/** Undefined unless all four are there: half of them would take leads that nobody can read. */
export function readFacebook(e: Environment): FacebookSettings | undefined {
  const { FACEBOOK_CLIENT_ID: appId, FACEBOOK_CLIENT_SECRET: appSecret } = e;
  const { FACEBOOK_LEAD_VERIFY_TOKEN: verifyToken, FACEBOOK_LEAD_PAGE_TOKEN: pageToken } = e;
  if (!appId || !appSecret || !verifyToken || !pageToken) return undefined;
  return { appId, appSecret, verifyToken, pageToken, graphUrl: 'https://graph.facebook.com/v23.0' };
}

const patience = 5_000;
const Field = z.object({ name: z.string(), values: z.array(z.string()) });
const LeadAnswer = z.object({ field_data: z.array(Field) });
const TokenAnswer = z.object({ data: z.object({ app_id: z.string(), is_valid: z.boolean(), expires_at: z.number().default(0) }) });
const ProfileAnswer = z.object({ email: z.string().optional(), first_name: z.string().default(''), last_name: z.string().default('') });

export function facebookLeads({ appId, appSecret, verifyToken, pageToken, graphUrl }: FacebookSettings): LeadPort {
  return {
    ...{ verifyToken, appSecret },
    readLead: async (leadId) => {
      const found = LeadAnswer.safeParse(
        await ask(`${graphUrl}/${encodeURIComponent(leadId)}`, { fields: 'field_data', access_token: pageToken }),
      );
      const value = (name: string) => found.data?.field_data.find((field) => field.name === name)?.values[0] ?? '';
      return leadOf({ email: value('email'), firstName: value('first_name'), lastName: value('last_name') });
    },
    readToken: async (accessToken) => {
      const ours = `${appId}|${appSecret}`;
      const token = TokenAnswer.safeParse(await ask(`${graphUrl}/debug_token`, { input_token: accessToken, access_token: ours })).data
        ?.data;
      // A token of another app would let its owner join anybody who signed in there.
      if (!token?.is_valid || token.app_id !== appId) return undefined;
      const profile = ProfileAnswer.safeParse(
        await ask(`${graphUrl}/me`, { fields: 'email,first_name,last_name', access_token: accessToken }),
      ).data;
      return leadOf({ email: profile?.email ?? '', firstName: profile?.first_name ?? '', lastName: profile?.last_name ?? '' });
    },
  };
}

function leadOf(lead: Lead): Lead | undefined {
  return lead.email === '' ? undefined : lead;
}

/** Undefined when they refuse; unavailable when they can't be reached, so that they tell us again. */
async function ask(url: string, query: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(`${url}?${new URLSearchParams(query)}`, { signal: AbortSignal.timeout(patience) });
    if (response.status >= 500) throw new ShopError('unavailable');
    return response.ok ? await response.json() : undefined;
  } catch {
    throw new ShopError('unavailable');
  }
}
