export const makersTexts = {
  'makers.title': 'Makers',
  'makers.note':
    'Who made what you sell, and who answers for it in the EU. Product pages in the EU, Norway and the United Kingdom show it. A product can name another maker by its id.',
  'makers.add': 'Add a maker',
  'makers.number': 'Maker {number}',
  'makers.id': 'Id',
  'makers.name': 'Name',
  'makers.address': 'Postal address',
  'makers.contact': 'E-mail or web address',
  'makers.brands': 'Brands',
  'makers.every_other': 'every brand without a maker',
  'makers.outside': 'Made outside the EU: name who is responsible in the EU',
} as const;
