-- A text that counts was a row for each of its plural forms (`basket.pieces_one`, `basket.pieces_other`); it is one text in ICU MessageFormat.
-- A form that somebody never wrote is left out: it is shown as the language or English says it, as before.
create temporary table counting (stem text primary key) on commit drop;
insert into counting (stem) values
    ('basket.addSet'), ('basket.bonusLeft'), ('basket.onlyLeft'), ('basket.pieces'), ('basket.status'), ('basket.viewCount'),
    ('checkout.order'), ('checkout.pieces'), ('checkout.places'), ('consent.lifetime.days'), ('consent.lifetime.minutes'),
    ('consent.stored'), ('invoice.paid_by_points'), ('listing.show'), ('listing.total'), ('loyalty.expiring'), ('loyalty.missing'),
    ('loyalty.paid'), ('loyalty.pending'), ('loyalty.points'), ('loyalty.take_ask'), ('loyalty.take'), ('loyalty.to_reward'),
    ('loyalty.to_tier'), ('loyalty.unit'), ('mail.club_gift.points'), ('mail.market_doctor.subject'), ('mail.price_drop.subject'),
    ('order.again_added'), ('order.cancel_done'), ('order.cancelled_pieces'), ('order.earlier'), ('order.moment.cancellation'),
    ('order.parcels'), ('order.pieces'), ('orders.found'), ('orders.more_pieces'), ('orders.store.pieces.return'),
    ('orders.store.pieces.sale'), ('payment.countdown'), ('product.fit.large'), ('product.fit.small'), ('product.setParts'),
    ('promotion.missing_pieces'), ('shell.pieces'), ('store.found'), ('summary.goods'), ('tile.colours'), ('tile.set'),
    ('wishlist.pieces'), ('wishlist.shared.vanished');

create temporary table counting_form on commit drop as
  select stem || '_' || form as key, stem, form, place
  from counting, unnest(array['zero', 'one', 'two', 'few', 'many', 'other']) with ordinality as forms (form, place);

-- `{"one": "{count} item"}` as a text; null of nothing at all. Null stands for a form that was taken back.
create function pg_temp.write_forms(forms jsonb) returns text language sql as $$
  select '{count, plural, ' || string_agg(form || ' {' || (forms ->> form) || '}', ' ' order by place) || '}'
  from unnest(array['zero', 'one', 'two', 'few', 'many', 'other']) with ordinality as each (form, place)
  where forms ->> form is not null
$$;

-- What is planned for a form is planned for the whole text: its other forms stay as they are shown now.
insert into release_text (release_id, scope, key, text, based_on)
  select planned.release_id, planned.scope, form.stem,
    pg_temp.write_forms(
      coalesce((select jsonb_object_agg(f.form, t.text) from translation t join counting_form f using (key)
        where t.scope = planned.scope and f.stem = form.stem), '{}')
      || jsonb_object_agg(form.form, planned.text)),
    -- Its number is the last one, or the one before where somebody has written one of the forms since.
    case when not bool_or(planned.based_on is null) then
      (select count(*) from translation_version v join counting_form f using (key) where v.scope = planned.scope and f.stem = form.stem)
      - bool_or(exists (select from translation_version v
          where v.scope = planned.scope and v.key = planned.key and v.number > planned.based_on))::int
    end
  from release_text planned join counting_form form using (key)
  group by planned.release_id, planned.scope, form.stem;
delete from release_text where key in (select key from counting_form);

-- Each version of a form becomes a version of the text, with the other forms as they were at that moment.
do $$
declare
  version record;
  forms jsonb := '{}';
  number int := 0;
  place text := '';
begin
  for version in
    select v.scope, f.stem, f.form, v.text, v.source, v.at, v.who
    from translation_version v join counting_form f using (key)
    order by v.scope, f.stem, v.at, f.place, v.number
  loop
    if place is distinct from version.scope || ' ' || version.stem then
      place := version.scope || ' ' || version.stem;
      forms := '{}';
      number := 0;
    end if;
    forms := forms || jsonb_build_object(version.form, version.text);
    number := number + 1;
    insert into translation_version (scope, key, number, text, source, at, who)
      values (version.scope, version.stem, number, pg_temp.write_forms(forms), version.source, version.at, version.who);
  end loop;
end $$;
delete from translation_version where key in (select key from counting_form);

insert into translation (scope, key, text)
  select t.scope, f.stem, pg_temp.write_forms(jsonb_object_agg(f.form, t.text))
  from translation t join counting_form f using (key)
  group by t.scope, f.stem;
delete from translation where key in (select key from counting_form);
