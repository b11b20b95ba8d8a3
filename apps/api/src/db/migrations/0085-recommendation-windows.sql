-- What is seen and bought together is counted over several spans of days, as what is popular is.
alter table recommendation_score drop constraint recommendation_score_pkey;
alter table recommendation_score add column days smallint not null default 30;
update recommendation_score set days = split_part(other_id, ' ', 1)::smallint, other_id = '' where kind = 'popular' and other_id <> '';
update recommendation_score set days = 90 where kind = 'boughtTogether';
alter table recommendation_score alter column days drop default;
alter table recommendation_score add primary key (kind, market, days, product_id, other_id);
