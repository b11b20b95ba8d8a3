/** Hands a text to the browser as a file. */
export function saveDownload({ name, type, text }: { name: string; type: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; kept for good it would fill the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
