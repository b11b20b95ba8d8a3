import { clockCountries, isQuietHour } from '@selvedge/domain/message/is-quiet-hour.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { ContentSnapshot } from '../published/content-snapshot.ts';

/**
 * Whether it is too late or too early for a message where a member lives, for a query that has the contact as `c`: by the preferred address of
 * a proven account, else by the market that they joined in. The market of a basket says where it is sent to, not who sleeps there.
 */
export function isAsleep({ content, now }: { content: ContentSnapshot; now: Date }): SQL {
  const countries = Object.fromEntries([...content.byMarket.values()].map(({ market }) => [market.id, market.country.code]));
  const quiet = clockCountries.filter((country) => isQuietHour(now, country));
  const lives = sql`coalesce(
    (select live.country from shopper lives join address live on live.shopper_id = lives.id
      where lives.email = c.email and lives.email_verified_at is not null order by live.is_preferred desc, live.number limit 1),
    ${JSON.stringify(countries)}::jsonb ->> c.market, '')`;
  const isElsewhere = isQuietHour(now, '') ? sql`lives <> all(${sql.param([...clockCountries])})` : sql`false`;
  return sql`(select lives = any(${sql.param(quiet)}) or ${isElsewhere} from (select ${lives} as lives) where_they_live)`;
}
