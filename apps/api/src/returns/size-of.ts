/** `32 x 34`, or `M`. */
export function sizeOf({ size, length }: { size: string; length: string }): string {
  return [size, length].filter(Boolean).join(' x ');
}
