export type Notice = { id: number; text: string; kind: 'done' | 'failed'; undo?: () => void };

/** What happened lately. Lives outside the screens: an undo must still be there on the next page. */
export type NoticeBoard = {
  read(): readonly Notice[];
  subscribe(listener: () => void): () => void;
  post(notice: Omit<Notice, 'id'>): void;
  remove(id: number): void;
  /** Undoes the latest change that can be undone. */
  undo(): void;
};

const most = 3;

export function createNoticeBoard(): NoticeBoard {
  let notices: readonly Notice[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const put = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number) => put(notices.filter((notice) => notice.id !== id));
  return {
    read: () => notices,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    post(notice) {
      count += 1;
      put([...notices, { ...notice, id: count }].slice(-most));
    },
    remove,
    undo() {
      const latest = notices.findLast((notice) => notice.undo);
      if (!latest) return;
      remove(latest.id);
      latest.undo?.();
    },
  };
}
