/** What goes from one program to the next; nothing of it is kept. */
export const folderOf = (cut: string): URL => new URL(`../../../.cache/drape/${cut}/`, import.meta.url);
