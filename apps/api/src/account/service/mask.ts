/** Enough to tell two people on a list apart, too little to write to either: `ad•••@e•••.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = [...email.slice(0, at)];
  const domain = email.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${local.slice(0, local.length > 3 ? 2 : 1).join('')}•••@${[...domain][0] ?? ''}•••${ending}`;
}

export function maskName(first: string | null, last: string | null): string {
  return [first, last && `${[...last][0]}.`].filter(Boolean).join(' ');
}
