import type { WriteStream } from 'node:tty';

/** With the label and the counts it fits into the 80 columns of a terminal. */
const BAR_WIDTH = 24;
/** Shows in a log that the command still runs, without filling it. */
const LINE_INTERVAL_MS = 5_000;
const number = new Intl.NumberFormat('en-GB');

/** A wait is often over within seconds, and an abandoned import within a minute. */
const WAIT_INTERVAL_MS = 60_000;
/** Before that an estimate of the time left would jump. */
const ESTIMATE_AFTER_MS = 3_000;

/** A duration of a minute or more in minutes, a shorter one in seconds. */
function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}

/** Shows the progress of a long command, with the time left: a bar on a terminal, occasional lines elsewhere. */
export class Progress {
  #label = '';
  #printedAt = 0;
  #startedAt = 0;
  #hasEnded = false;
  #waitShownUntil = 0;

  constructor(
    private readonly out: Pick<WriteStream, 'write' | 'isTTY'>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Updates the progress of a step; another label starts another step. */
  show(label: string, done: number, total: number): void {
    const begins = label !== this.#label;
    const now = this.clock();
    if (begins) this.end();
    if (begins) [this.#startedAt, this.#hasEnded] = [now, false];
    this.#label = label;
    const counts = total > 0 ? `${number.format(done)} of ${number.format(total)}${this.#estimate(done, total)}` : '';
    if (this.out.isTTY) {
      const filled = total > 0 ? Math.round((BAR_WIDTH * done) / total) : 0;
      this.out.write(
        `\r\u001b[K${label.padEnd(18)} [${'#'.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${counts}`,
      );
      return;
    }
    const ends = total > 0 && done >= total && !this.#hasEnded;
    this.#hasEnded ||= ends;
    if (!begins && !ends && (this.#hasEnded || now - this.#printedAt < LINE_INTERVAL_MS)) return;
    this.#printedAt = now;
    this.out.write(`${label} ${counts}`.trimEnd().concat('\n'));
  }

  /** Shows why the command does not go on, once a minute. */
  wait(why: string): void {
    const now = this.clock();
    if (now < this.#waitShownUntil) return;
    this.#waitShownUntil = now + WAIT_INTERVAL_MS;
    this.end();
    this.out.write(`Waiting. ${why}\n`);
  }

  #estimate(done: number, total: number): string {
    const elapsed = this.clock() - this.#startedAt;
    if (done === 0 || done >= total || elapsed < ESTIMATE_AFTER_MS) return '';
    return `, about ${timeLeft((elapsed * (total - done)) / done)} left`;
  }

  /** Ends the bar's line, so that output continues below it. */
  end(): void {
    if (this.#label !== '' && this.out.isTTY) this.out.write('\n');
    this.#label = '';
  }
}
