import type { WriteStream } from 'node:tty';

/** With the label and the counts it fits into the 80 columns of a terminal. */
const BAR_WIDTH = 24;
/** Shows in a log that the command still runs, without filling it. */
const LINE_INTERVAL_MS = 5_000;
const number = new Intl.NumberFormat('en-GB');

/** Shows the progress of a long command: a bar on a terminal, occasional lines elsewhere. */
export class Progress {
  #label = '';
  #printedAt = 0;

  constructor(
    private readonly out: Pick<WriteStream, 'write' | 'isTTY'>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Updates the progress of a step; another label starts another step. */
  show(label: string, done: number, total: number): void {
    const begins = label !== this.#label;
    if (begins) this.end();
    this.#label = label;
    const counts = total > 0 ? `${number.format(done)} of ${number.format(total)}` : '';
    if (this.out.isTTY) {
      const filled = total > 0 ? Math.round((BAR_WIDTH * done) / total) : 0;
      this.out.write(
        `\r\u001b[K${label.padEnd(18)} [${'#'.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${counts}`,
      );
      return;
    }
    const now = this.clock();
    const ends = done >= total;
    if (!begins && !ends && now - this.#printedAt < LINE_INTERVAL_MS) return;
    this.#printedAt = now;
    this.out.write(`${label} ${counts}`.trimEnd().concat('\n'));
  }

  /** Ends the bar's line, so that output continues below it. */
  end(): void {
    if (this.#label !== '' && this.out.isTTY) this.out.write('\n');
    this.#label = '';
  }
}
