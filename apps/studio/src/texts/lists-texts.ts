export const listsTexts = {
  'lists.all': 'all',
  'lists.more': 'Show more',
  'lists.columns': 'Columns',
  'lists.views': 'Views ({count})',
  'lists.view_name': 'Name of this view',
  'lists.save_view': 'Save',
  'lists.forget': 'Forget',
  'lists.forget_view': 'Forget the view {name}',
} as const;
