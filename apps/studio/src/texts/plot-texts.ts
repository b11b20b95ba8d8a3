export const plotTexts = {
  'plot.points_of': '{title}, data points',
  'plot.unknown': 'unknown',
  'plot.show_table': 'Show table',
  'plot.hide_table': 'Hide table',
  'plot.copy': 'Copy',
  'plot.save': 'Download CSV',
  'plot.copied': '{count, plural, one {{count} row copied.} other {{count} rows copied.}}',
  'plot.copy_failed': 'Your browser didn’t allow copying. Download the CSV instead.',
} as const;
