-- What cloth is made of, by codes; the names are written from them in the language of a market.
alter table style add column fibres text not null default '';
alter table style add column animal_parts boolean not null default false;

-- The demo's own compositions, which were words of English until now.
update style
set fibres = coded.fibres, animal_parts = coded.animal
from style_text,
  (values
    ('100% organic cotton', '100 cotton organic', false),
    ('100% organic cotton, 240 g/m²', '100 cotton organic', false),
    ('55% linen, 45% organic cotton', '55 linen, 45 cotton organic', false),
    ('100% cotton', '100 cotton', false),
    ('100% European flax linen', '100 linen', false),
    ('100% viscose from certified wood', '100 viscose', false),
    ('72% viscose, 28% recycled polyester', '72 viscose, 28 polyester recycled', false),
    ('100% responsible lambswool', '100 virgin-wool', false),
    ('100% extra-fine merino wool', '100 virgin-wool', false),
    ('70% recycled wool, 25% recycled polyamide, 5% other fibres', '70 wool recycled, 25 polyamide recycled, 5 other', false),
    ('100% virgin wool', '100 virgin-wool', false),
    ('98% wool, 2% elastane', '98 wool, 2 elastane', false),
    ('46% alpaca, 34% recycled polyamide, 20% wool', '46 alpaca, 34 polyamide recycled, 20 wool', false),
    ('85% organic cotton, 15% recycled polyester', '85 cotton organic, 15 polyester recycled', false),
    ('100% organic cotton, 14 oz', '100 cotton organic', false),
    ('99% cotton, of which 20% recycled, 1% elastane', '79 cotton, 20 cotton recycled, 1 elastane', false),
    ('100% cotton, of which 20% recycled', '80 cotton, 20 cotton recycled', false),
    ('98% organic cotton, 2% elastane', '98 cotton organic, 2 elastane', false),
    ('100% cotton, water-repellent finish without fluorocarbons', '100 cotton', false),
    ('Shell: 100% recycled polyamide. Filling: 100% recycled polyester', 'shell: 100 polyamide recycled; filling: 100 polyester recycled', false),
    ('100% organic cotton canvas, leather trim', '100 cotton organic', true),
    ('100% vegetable-tanned leather', '100 leather', false),
    ('Upper: 100% suede leather. Sole: natural rubber', 'upper: 100 leather; sole: 100 rubber', false)
  ) as coded (words, fibres, animal)
where style_text.style_number = style.style_number and style_text.language = 'en' and style_text.fabric_composition = coded.words;
