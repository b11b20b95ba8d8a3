-- Who made a style, where that is another than the maker of its brand, and what to look out for.
alter table style add column maker text not null default '';
alter table style_text add column safety_warnings text not null default '';
