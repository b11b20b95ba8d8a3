-- Menus, banners and footer were one setting, 'navigation', and so one draft: an unfinished banner held back a menu. They are three settings
-- now, and lie where every other setting lies.

create function pg_temp.part_of(content jsonb, part text) returns jsonb language sql immutable as $$
  select case
    when content is null or jsonb_typeof(content) <> 'object' then content
    when part = 'menus' then content - banner_names - footer_names
    else (
      select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(content)
      where key = any (case part when 'banners' then banner_names else footer_names end))
  end
  from (select
    array['slimBanners', 'uniqueSellingPoints', 'customerClubSignup'] as banner_names,
    array['footer', 'socialLinks', 'appLinks', 'appBanner', 'paymentProviders', 'shippingProviders', 'trustRating'] as footer_names) as names
$$;

create temporary table part on commit drop as select unnest(array['menus', 'banners', 'footer']) as name;

insert into document (market, name, content, changed_at)
  select site.market, part.name, pg_temp.part_of(site.navigation, part.name), site.changed_at from site_setting site cross join part;

-- Numbers stay, the audit log names them. A version that changed another part only is none of this one.
insert into setting_version (name, market, number, kind, content, at, who)
  select name, market, number, kind, content, at, who
  from (
    select part.name, v.market, v.number, v.kind, pg_temp.part_of(v.content, part.name) as content, v.at, v.who,
      lag(pg_temp.part_of(v.content, part.name)) over before as content_before, lag(v.kind) over before as kind_before
    from setting_version v cross join part
    where v.name = 'navigation'
    window before as (partition by part.name, v.market order by v.number)
  ) split
  where content is distinct from content_before or kind is distinct from kind_before;

-- Work is on those parts only that differ from what shoppers see.
insert into setting_draft (name, market, content, version, changed_at, changed_by)
  select part.name, d.market,
    case when pg_temp.part_of(d.content, part.name) is distinct from coalesce(own.content, common.content)
      then pg_temp.part_of(d.content, part.name) end,
    d.version, d.changed_at, d.changed_by
  from setting_draft d
  cross join part
  left join document own on own.market = d.market and own.name = part.name
  left join document common on common.market = '*' and common.name = part.name
  where d.name = 'navigation';

-- A part that no planned release changes waits in none: it would be put back to what it was on the day of planning. Where one of them
-- changes it, all of them keep it: a later one may be there to put it back.
create temporary table changed_part on commit drop as
  select distinct r.market, part.name
  from release_setting r
  cross join part
  join release on release.id = r.release_id and release.state = 'planned'
  left join document own on own.market = r.market and own.name = part.name
  left join document common on common.market = '*' and common.name = part.name
  where r.name = 'navigation' and pg_temp.part_of(r.content, part.name) is distinct from coalesce(own.content, common.content);

insert into release_setting (release_id, name, market, content)
  select r.release_id, part.name, r.market, pg_temp.part_of(r.content, part.name)
  from release_setting r
  cross join part
  join release on release.id = r.release_id
  where r.name = 'navigation' and (
    release.state <> 'planned'
    or exists (select from changed_part c where c.market = r.market and c.name = part.name)
    -- A release that changes nothing keeps an entry all the same.
    or (part.name = 'menus' and not exists (select from changed_part c where c.market = r.market)));

delete from setting_version where name = 'navigation';
delete from setting_draft where name = 'navigation';
delete from release_setting where name = 'navigation';
-- Row by row: a trigger takes back what these rows said of pictures.
delete from site_setting;
drop table site_setting;
