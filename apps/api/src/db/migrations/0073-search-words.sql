-- What staff say about searching is content now: with drafts, versions and releases, and live without a new index.
insert into document (market, name, content)
select '*', 'search-synonyms', jsonb_agg(jsonb_build_object('language', language, 'words', words, 'oneWay', one_way) order by id)
from search_synonym
having count(*) > 0
on conflict do nothing;

-- A market's own list takes the place of the one for all, so it brings along what it does not say otherwise.
insert into document (market, name, content)
select market, 'search-redirects', jsonb_agg(jsonb_build_object('term', term, 'target', target, 'status', status) order by term)
from (
  select market, term, target, status from search_redirect
  union all
  select own.market, common.term, common.target, common.status
  from (select distinct market from search_redirect where market <> '*') own
  cross join search_redirect common
  where common.market = '*'
    and not exists (select from search_redirect r where r.market = own.market and lower(r.term) = lower(common.term))
) every_redirect
group by market
on conflict do nothing;

drop table search_synonym;
drop table search_redirect;

-- A shop that runs already hears of it; an empty one has nothing to be told.
update revision set value = value + 1 where name = 'content';
