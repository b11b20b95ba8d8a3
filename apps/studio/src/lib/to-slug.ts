/** `Été à la mer!` -> `ete-a-la-mer`. Letters without a Latin form stay as they are: addresses may hold them. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '')
    .replace(/-$/, '');
}
