export const listsTexts = {
  'lists.all': 'all',
  'lists.more': 'Show more',
  'lists.columns': 'Columns',
  'lists.views': 'Views ({count})',
  'lists.view_name': 'View name',
  'lists.save_view': 'Save',
  'lists.forget': 'Delete',
  'lists.forget_view': 'Delete view {name}',
} as const;
