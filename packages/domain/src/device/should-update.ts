type Unused = {
  /** Of the device's store, by its own clock and with its days off. */
  isOpen: boolean;
  /** The shop has a newer version than the page. */
  isNew: boolean;
  /** The page that stands there says that the shop is closed for maintenance. */
  isClosed: boolean;
  pageAgeMs: number;
};

const nightMs = 6 * 3_600_000;

/**
 * Whether a device that nobody uses opens the shop anew. While the store is open only for a reason that somebody would see: a newer version,
 * or the end of maintenance. Once it has closed also because what the page holds is as old as the day, and once a night is enough.
 */
export function shouldUpdate({ isOpen, isNew, isClosed, pageAgeMs }: Unused): boolean {
  return isNew || isClosed || (!isOpen && pageAgeMs >= nightMs);
}
