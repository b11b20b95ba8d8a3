-- When what a product's page and feeds say of it last became other. Null: before this was noted.
alter table style add column changed_at timestamptz;
alter table style_text add column changed_at timestamptz;
alter table product add column changed_at timestamptz;
alter table style alter column changed_at set default now();
alter table style_text alter column changed_at set default now();
alter table product alter column changed_at set default now();

create function note_changed_at() returns trigger language plpgsql as $$
begin
  -- An import writes rows again that are as they were.
  if to_jsonb(new) - 'version' is distinct from to_jsonb(old) - 'version' then
    new.changed_at := now();
  end if;
  return new;
end $$;

create trigger style_changed_at before update on style for each row when (new is distinct from old) execute function note_changed_at();
create trigger style_text_changed_at before update on style_text for each row when (new is distinct from old) execute function note_changed_at();
create trigger product_changed_at before update on product for each row when (new is distinct from old) execute function note_changed_at();
create index product_changed_at on product (changed_at);
