import { writeSync } from 'node:fs';
import { STEPS_FD } from './process-messages.types';

/** How often a process with jobs sends a heartbeat, in milliseconds. */
const BEAT_MS = 1_000;

/**
 * Reports to the parent which part's code runs now, because a process that hangs cannot be asked. Each line is written
 * at once, unlike process messages, which wait in a queue while the channel is full: `job part`, or empty for none.
 */
export class StepLog {
  private isLeaving = false;
  private beat?: ReturnType<typeof setInterval>;

  /** @param write writes text for the parent at once */
  constructor(private readonly write: (text: string) => void = (text) => void writeSync(STEPS_FD, text)) {}

  /** Code of `part` of job `id` runs from here until the event loop turns. */
  enter(id: number, part: string): void {
    this.write(`${id} ${part}\n`);
    if (this.isLeaving) return;
    this.isLeaving = true;
    setImmediate(() => {
      this.isLeaving = false;
      this.write('\n');
    });
  }

  /** @param hasJobs whether the parent is waiting for a job */
  keepBeating(hasJobs: boolean): void {
    if (hasJobs) this.beat ??= setInterval(() => this.write('\n'), BEAT_MS);
    else {
      clearInterval(this.beat);
      this.beat = undefined;
    }
  }
}
