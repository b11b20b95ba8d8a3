/** The moment of what is being typed. Undefined for anything else: two things moved one after the other are two steps. */
export function typedAt(): number | undefined {
  return document.activeElement?.matches('input, textarea, [contenteditable="true"]') ? Date.now() : undefined;
}
