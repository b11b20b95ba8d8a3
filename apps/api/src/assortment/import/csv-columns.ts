import {
  type CsvValue,
  type FieldTable,
  optionFields,
  type StoredAs,
  styleFields,
  textFields,
} from '@selvedge/contract/catalogue/product-fields.ts';
import { columnName } from '../../catalogue/field-columns.ts';

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

const written: Record<StoredAs, CsvValue> = {
  text: 'text',
  boolean: 'boolean',
  integer: 'number',
  moment: 'text',
  keys: 'list',
  json: 'json',
};

/** The columns of fields, named as in the database unless a field says otherwise. */
function columnsFor(fields: FieldTable, level: CsvLevel): Record<string, CsvColumn> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { csv = {}, stored }]) => {
      const { per, value = written[stored] } = csv;
      return [csv.name ?? columnName(name), column(level, per === 'language' ? `${name}.*` : name, value, per)];
    }),
  );
}

const { attributes: _, ...plainStyleFields } = styleFields;
const textColumns = Object.fromEntries(
  Object.keys(textFields).map((name) => [columnName(name), column('style', `texts.*.${name}`, 'text', 'language')]),
);

/** Every column a CSV file may have, by its name before the colon. Documented in docs/how-to/import-an-assortment.md. */
export const csvColumns: Readonly<Record<string, CsvColumn>> = {
  style_number: column('style', 'styleNumber'),
  ...columnsFor(plainStyleFields, 'style'),
  ...textColumns,
  fit: column('style', 'attributes.fit', 'list'),
  material: column('style', 'attributes.material', 'list'),
  sustainability: column('style', 'attributes.sustainability', 'list'),
  colour: column('option', 'colour'),
  option_id: column('option', 'optionId'),
  ...columnsFor(optionFields, 'option'),
  new_from: column('option', 'newFrom'),
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
