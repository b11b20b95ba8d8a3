import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import type { Handler, Http } from '../../http/serve.ts';
import type { Ctx } from '../../shop/ctx.ts';
import type { StartedSession } from '../start-session.ts';
import type { ProviderProfile } from './open-provider.ts';

type Serve = <E extends Endpoint>(definition: E, handle: Handler<E>) => void;
type Give = (ctx: Ctx, http: Http, started: StartedSession | undefined) => Promise<void>;

/** Serves an endpoint of the session library below both of its paths, and hands out the tokens of a session that was opened. */
export type AuthRoutes = { at: Serve; give: Give };

/** What a provider says of a person, or the key of why that does not count. */
export type Vouched = { profile: ProviderProfile; problem?: undefined } | { profile?: undefined; problem: string };
