create or replace function note_media_use() returns trigger language plpgsql as $$
declare
  found jsonb;
  named text;
  written text;
begin
  if tg_op <> 'INSERT' then
    found := to_jsonb(old);
    select jsonb_agg(found ->> name order by place)::text into named from unnest(tg_argv) with ordinality as columns(name, place);
    delete from media_use where source = tg_table_name and holder = named;
  end if;
  if tg_op <> 'DELETE' then
    found := to_jsonb(new);
    -- A page that was taken down shows nothing; what is left of it is its draft's.
    if found ->> 'published' = 'false' then
      return null;
    end if;
    -- What a draft began with is shown nowhere: a picture that it names alone may be thrown away.
    written := (found - 'base')::text;
    if written like '%/img/c/%' then
      select jsonb_agg(found ->> name order by place)::text into named from unnest(tg_argv) with ordinality as columns(name, place);
      insert into media_use (source, holder, crop_key)
        select distinct tg_table_name, named, hit[1] from regexp_matches(written, '/img/c/([0-9a-f]{24})', 'g') as hit;
    end if;
    if written like '%"/media/%' and exists (select from media_crop where is_file) then
      select jsonb_agg(found ->> name order by place)::text into named from unnest(tg_argv) with ordinality as columns(name, place);
      insert into media_use (source, holder, crop_key) select tg_table_name, named, key from files_named(written) as key on conflict do nothing;
    end if;
  end if;
  return null;
end
$$;

update page_draft set path = path where base::text like '%/img/c/%' or base::text like '%"/media/%';
update setting_draft set name = name where base::text like '%/img/c/%' or base::text like '%"/media/%';
update release_page set path = path where base::text like '%/img/c/%' or base::text like '%"/media/%';
update release_setting set name = name where base::text like '%/img/c/%' or base::text like '%"/media/%';
