-- Pictures that come along with the shop lie below /media/ as files, and may be in the library too: where content names one, the key of
-- its crop is taken from its address.
alter table media_crop add column is_file boolean not null default false;
create index media_crop_file_of_shop on media_crop (key) where is_file;

-- Cut at the addresses: a pattern would go through every letter of thousands of pages.
create function files_named(written text) returns setof text language sql stable as $$
  select distinct crop.key
  from string_to_table(written, '"/media/') with ordinality as parts (part, place)
    join media_crop crop on crop.is_file and crop.key = left(md5('/media/' || split_part(part, '"', 1)), 24)
  where place > 1
$$;

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
    written := found::text;
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

-- For content that was there before its pictures came into the library.
create function note_files_in_use() returns void language sql as $$
  insert into media_use (source, holder, crop_key)
  select 'page', jsonb_build_array(market, path)::text, key from page, files_named(content::text) as key where published
  union all
  select 'page_draft', jsonb_build_array(market, path)::text, key from page_draft, files_named(content::text) as key
  union all
  select 'document', jsonb_build_array(market, name)::text, key from document, files_named(content::text) as key
  union all
  select 'setting_draft', jsonb_build_array(market, name)::text, key from setting_draft, files_named(content::text) as key
  on conflict do nothing
$$;
