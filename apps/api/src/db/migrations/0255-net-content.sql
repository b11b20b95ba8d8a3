-- Of what is sold by measure: `150 ml`. The price of a litre, kilogram or metre is told from it where the law asks for that.
alter table style add column net_content text not null default '';
