/**
 * "I can't say since when." A price that begins here begins with the import; a product that is new since then keeps the
 * moment it is known by, or gets that of the import. CSV files without `price_from` or `new_from` say so for every row.
 */
export const unknownMoment = '1970-01-01T00:00:00.000Z';
