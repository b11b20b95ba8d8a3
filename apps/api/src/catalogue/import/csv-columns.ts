/** How the text of a column becomes a value of the schema. */
export type CsvValue = 'text' | 'number' | 'boolean' | 'list' | 'images' | 'json' | 'amounts' | 'money' | 'quantity';
export type CsvLevel = 'style' | 'option' | 'variant';

export type CsvColumn = {
  level: CsvLevel;
  value: CsvValue;
  /** Where it goes in the schema; `*` stands for what follows the colon of the column's name. */
  path: readonly string[];
  /** What may follow a colon: a language (English when nothing does), or a market or place (always needed). */
  per?: 'language' | 'key';
};

const column = (level: CsvLevel, path: string, value: CsvValue = 'text', per?: CsvColumn['per']): CsvColumn => ({
  level,
  value,
  path: path.split('.'),
  ...(per && { per }),
});

/** Every column a CSV file may have, by its name before the colon. Documented in docs/how-to/import-an-assortment.md. */
export const csvColumns: Readonly<Record<string, CsvColumn>> = {
  style_number: column('style', 'styleNumber'),
  kind: column('style', 'kind'),
  brand: column('style', 'brand'),
  sub_brand: column('style', 'subBrand'),
  sub_group: column('style', 'subGroup'),
  edi_category: column('style', 'ediCategory'),
  edi_sub_category: column('style', 'ediSubCategory'),
  name: column('style', 'texts.*.name', 'text', 'language'),
  description: column('style', 'texts.*.description', 'text', 'language'),
  care_instructions: column('style', 'texts.*.careInstructions', 'text', 'language'),
  fabric_composition: column('style', 'texts.*.fabricComposition', 'text', 'language'),
  sustainability_text: column('style', 'texts.*.sustainabilityText', 'text', 'language'),
  disclaimer: column('style', 'texts.*.disclaimer', 'text', 'language'),
  categories: column('style', 'categories', 'list'),
  style_tags: column('style', 'tags', 'list'),
  fit: column('style', 'attributes.fit', 'list'),
  material: column('style', 'attributes.material', 'list'),
  sustainability: column('style', 'attributes.sustainability', 'list'),
  sustainability_reasons: column('style', 'sustainabilityReasons', 'json'),
  colour: column('option', 'colour'),
  option_id: column('option', 'optionId'),
  colour_name: column('option', 'colourNames.*', 'text', 'language'),
  colour_family: column('option', 'colourFamily'),
  colour_base: column('option', 'colourBase'),
  colour_nuance: column('option', 'colourNuance'),
  pantone_code: column('option', 'pantoneCode'),
  pantone_hex_code: column('option', 'pantoneHexCode'),
  new_from: column('option', 'newFrom'),
  coming_soon: column('option', 'comingSoon'),
  is_preorder: column('option', 'isPreorder', 'boolean'),
  is_noos: column('option', 'isNoos', 'boolean'),
  is_in_delivery_set: column('option', 'isInDeliverySet', 'boolean'),
  has_ecom: column('option', 'hasEcom', 'boolean'),
  has_retail: column('option', 'hasRetail', 'boolean'),
  allow_in_stock_notifications: column('option', 'allowInStockNotifications', 'boolean'),
  tags: column('option', 'tags', 'list'),
  badges: column('option', 'badges', 'list'),
  callouts: column('option', 'callouts.*', 'list', 'language'),
  image_url: column('option', 'images.urlTemplate'),
  images: column('option', 'images.indexes', 'images'),
  image_placeholder: column('option', 'images.placeholder'),
  model_height: column('option', 'modelMeasurements.height'),
  model_size: column('option', 'modelMeasurements.size'),
  model_shoe_size: column('option', 'modelMeasurements.shoeSize'),
  model_chest: column('option', 'modelMeasurements.chest'),
  model_inner_leg: column('option', 'modelMeasurements.innerLeg'),
  model_waist: column('option', 'modelMeasurements.waist'),
  model_hip: column('option', 'modelMeasurements.hip'),
  model_shoulder: column('option', 'modelMeasurements.shoulder'),
  rank: column('option', 'rank', 'number'),
  look: column('option', 'look', 'list'),
  set_options: column('option', 'setOptions', 'list'),
  gift_card_amounts: column('option', 'giftCardAmounts.*', 'amounts', 'key'),
  price_from: column('option', 'priceFrom'),
  list_price: column('option', 'prices.*.0.list', 'money', 'key'),
  sales_price: column('option', 'prices.*.0.sales', 'money', 'key'),
  member_price: column('option', 'prices.*.0.member', 'money', 'key'),
  size: column('variant', 'size.id'),
  size_name: column('variant', 'size.name'),
  length: column('variant', 'length.id'),
  length_name: column('variant', 'length.name'),
  ean: column('variant', 'ean'),
  in_delivery_date_set: column('variant', 'inDeliveryDateSet', 'boolean'),
  stock: column('variant', 'stock.warehouses.*', 'quantity', 'key'),
  store_stock: column('variant', 'stock.stores.*', 'quantity', 'key'),
};

export const neededColumns = ['style_number', 'brand', 'name', 'colour', 'option_id', 'colour_name', 'colour_family', 'image_url'] as const;
