/** Why a picture could not be fetched. What may pass is tried again, what will not is told. */
export class PictureProblem extends Error {
  reason: string;
  detail: string | undefined;
  isPassing: boolean;
  /** When the host said that it may be asked again. */
  waitMs: number | undefined;

  constructor(reason: string, { detail, isPassing = false, waitMs }: { detail?: string; isPassing?: boolean; waitMs?: number } = {}) {
    super(detail === undefined ? reason : `${reason} (${detail})`);
    this.name = 'PictureProblem';
    this.reason = reason;
    this.detail = detail;
    this.isPassing = isPassing;
    this.waitMs = waitMs;
  }
}
