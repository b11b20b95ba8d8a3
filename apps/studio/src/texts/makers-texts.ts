export const makersTexts = {
  'makers.title': 'Manufacturers',
  'makers.note':
    'Who makes what you sell, and who is responsible for it in the EU. Shown on product pages in the EU, Norway and the United Kingdom. A product can name another manufacturer by ID.',
  'makers.add': 'Add manufacturer',
  'makers.number': 'Manufacturer {number}',
  'makers.id': 'ID',
  'makers.name': 'Name',
  'makers.address': 'Postal address',
  'makers.contact': 'Email or web address',
  'makers.brands': 'Brands',
  'makers.every_other': 'all brands without a manufacturer',
  'makers.outside': 'Made outside the EU: name who is responsible in the EU',
} as const;
