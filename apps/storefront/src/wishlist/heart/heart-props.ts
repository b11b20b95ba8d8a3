export type HeartProps = {
  /** The product's id. */
  sku: string;
  name: string;
  /** `shortcut`: only for pointers, beside a link in a list of choices where a button has no place. */
  look?: 'tile' | 'page' | 'shortcut';
};
