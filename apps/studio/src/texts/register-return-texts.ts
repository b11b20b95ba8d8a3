export const registerReturnTexts = {
  'register.title': 'Register return or exchange',
  'register.do': 'Register return',
  'register.done': '{number} registered. The customer is told by email.',
  'register.needs_pieces': 'Select items to return.',
  'register.nothing': 'Nothing in this order can be returned right now.',
  'register.why': 'Reason',
  'register.for': 'Outcome',
  'register.money': 'Refund',
  'register.size': 'Size {size}',
} as const;
