export const plotTexts = {
  'plot.points_of': '{title}, point by point',
  'plot.unknown': 'not known',
  'plot.show_table': 'Show table',
  'plot.hide_table': 'Hide table',
  'plot.copy': 'Copy',
  'plot.save': 'Save as CSV',
  'plot.copied_one': '{count} row copied.',
  'plot.copied_other': '{count} rows copied.',
  'plot.copy_failed': 'Your browser did not allow copying. Save the table as CSV instead.',
} as const;
