import { authAlias, authBase, Provider } from '@selvedge/contract/auth.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageOfState } from './callback-path.ts';

type Query = Record<string, unknown>;

const form = 'application/x-www-form-urlencoded';

/** A provider's answer comes here and goes on to the page that began. AUT-042: Apple's is a form from its own site. */
export function callbackRoutes(app: FastifyInstance): void {
  const { shopUrl } = app.shop.config;
  void app.register(async (scope) => {
    // Only here and where a mail program ends messages: everywhere else a form is how another site would call us.
    if (scope.hasContentTypeParser(form)) scope.removeContentTypeParser(form);
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    for (const base of [authBase, authAlias]) {
      scope.post(`${base}/callback/apple`, { config: { access: 'public' } }, (request, reply) =>
        goOn(reply, { query: (request.body ?? {}) as Query, shopUrl }),
      );
      for (const provider of Provider.options.filter((each) => each !== 'apple')) {
        scope.get(`${base}/callback/${provider}`, { config: { access: 'public' } }, (request, reply) =>
          goOn(reply, { query: request.query as Query, shopUrl }),
        );
      }
    }
  });
}

/** Nothing is believed here: the page compares the state, the server asks the provider. */
function goOn(reply: FastifyReply, { query, shopUrl }: { query: Query; shopUrl: string }): FastifyReply {
  const path = pageOfState(textOf(query.state), shopUrl);
  if (!path) throw new ShopError('invalid_request', { state: ['login.thirdparty_error'] });
  const passed = ['state', 'code', 'iss', 'error'].filter((name) => textOf(query[name]) !== '');
  const search = new URLSearchParams(passed.map((name) => [name, textOf(query[name])]));
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(`${path}?${search}`, 303);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 4000) : '';
}
