import type { Right } from '@selvedge/contract/endpoint.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';

/** Who calls. Read from the session's cookie, never from a parameter. */
export type Session =
  | {
      kind: 'shopper';
      id: string;
      shopperId: string;
      /** Where the session was opened. */
      market: string;
      email: string;
      emailVerified: boolean;
      /** Only through the company's own provider, never by an address that looks right. */
      isEmployee: boolean;
      /** What they bought before. */
      orders: { count: number; lastAt: Date | undefined };
      /** In the customer club, by a proven address. */
      isClubMember?: boolean;
      /** `emailpassword`, or the provider that vouched. */
      recipe: string;
      /** The second factor was not given yet: until then a call counts as a guest's. */
      waitsForFactor: boolean;
    }
  | {
      kind: 'staff';
      id: string;
      staffId: string;
      email: string;
      rights: readonly Right[];
      /** Of the role, but not usable before a second factor is set up. */
      withheldRights: readonly Right[];
      hasSecondFactor: boolean;
      /** Whose orders they may pick and hand over. None: all of them. */
      stores: readonly string[];
      /** When they last proved who they are in this session. */
      confirmedAt: Date;
    };

/** A device that staff have set up in a store. Only by its cookie together with its key: what anybody can write into a header is nothing. */
export type CallingDevice = {
  id: string;
  name: string;
  market: string;
  storeId: string;
  terminalId: string | undefined;
  /** Who signed in there with a badge. */
  staff?: StaffAtDevice | undefined;
};

/** A member of staff at a device, for a few minutes. No session of theirs: it opens what a device's call asks for by name, and nothing of the Studio. */
export type StaffAtDevice = { id: string; name: string; email: string; role: string; until: Date };

/** Third parties that a call may ask. A domain adds its own beside the port (`declare module`), and `openPorts` fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains above.
export interface Ports {}

/**
 * What a domain above holds for every call: its snapshot in memory, third parties. Declared beside what is held (`declare module`) and filled
 * by `app.ts`, because this floor can't know who stands on it.
 */
export interface Held {
  ports: Ports;
}

/** Everything a verb may reach for. Passed by hand; there is no container. */
export type Ctx = Held & {
  db: Db;
  now: Date;
  /** Published content, markets, flags and texts, from memory. */
  content: ContentSnapshot;
  /** The market that the path names; undefined where it names none. */
  market: MarketSettings | undefined;
  session: Session | undefined;
  /** The store's device from which the call comes. */
  device?: CallingDevice | undefined;
  /** The caller's address, as far as the configured proxies can be believed. */
  address: string;
  requestId: string;
  log: FastifyBaseLogger;
  /** A member of staff who may read content asked for what is not published yet. The answer is never cached. */
  preview?: boolean;
};

export type ShopperSession = Extract<Session, { kind: 'shopper' }>;
export type StaffSession = Extract<Session, { kind: 'staff' }>;
