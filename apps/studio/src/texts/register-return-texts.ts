export const registerReturnTexts = {
  'register.title': 'Register a return or an exchange',
  'register.do': 'Register the return',
  'register.done': '{number} is announced. The customer is told by mail.',
  'register.needs_pieces': 'Choose what comes back.',
  'register.nothing': 'Nothing of this order can come back now.',
  'register.why': 'Why',
  'register.for': 'For',
  'register.money': 'The money',
  'register.size': 'Size {size}',
} as const;
