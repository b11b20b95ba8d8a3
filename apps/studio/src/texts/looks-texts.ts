export const looksTexts = {
  'looks.title': 'Looks and sets',
  'looks.shop-the-look': 'Looks',
  'looks.product-set': 'Sets',
  'looks.note_shop-the-look':
    'Products that are worn together. A product shows the first look that it is in, unless the assortment brings one of its own.',
  'looks.note_product-set': 'Products that are offered together. They come before the sets that the assortment brings.',
  'looks.new_shop-the-look': 'Put a look together',
  'looks.new_product-set': 'Put a set together',
  'looks.name': 'Name',
  'looks.products': 'Products',
  'looks.picture': 'Picture of all of them',
  'looks.needs_name': 'Give it a name.',
  'looks.needs_products': 'Choose at least one product.',
  'looks.count_one': '{count} product',
  'looks.count_other': '{count} products',
  'looks.number': 'Number {number}',
  'looks.one': 'One of them',
} as const;
