/** A composition that this shell did not show, and why. */
export interface Refusal {
  /** Empty when a channel's state is invalid. */
  readonly id: string;
  readonly why: string;
  /** 'stable', or the canary's name. */
  readonly place: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The place of a refusal that concerns the bucket as a whole. */
export const BUCKET = 'bucket';
/** Older ones are in the log. */
const MAX_REFUSALS = 20;

/** The last refusals of this shell, newest first. */
export class Refusals {
  private readonly kept: Refusal[] = [];
  /** How many there were since the start, by what was wrong: the bucket, a channel's state, or a composition. */
  readonly counts = { bucket: 0, channel: 0, composition: 0 };

  get all(): readonly Refusal[] {
    return this.kept;
  }

  /** Records a refusal, unless it repeats the one before it in its place. */
  record(place: string, id: string, why: string): void {
    const before = this.kept.find((one) => one.place === place);
    if (before?.id === id && before.why === why) return;
    if (place === BUCKET) this.counts.bucket += 1;
    else this.counts[id ? 'composition' : 'channel'] += 1;
    this.kept.unshift({ id, why, place, at: new Date().toISOString() });
    this.kept.splice(MAX_REFUSALS);
  }
}
