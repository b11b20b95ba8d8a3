import { type DragEvent, useState } from 'react';

/** Files that are dropped somewhere, from outside the browser. A field beside it takes them as well, for keys and for touch. */
export function useFileDrop(onFiles: ((files: FileList) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => onFiles !== undefined && event.dataTransfer.types.includes('Files');
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles?.(event.dataTransfer.files);
    },
  };
}
