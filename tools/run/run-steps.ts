import type { StepTime } from './step-times';

/** Runs steps by name, and records their duration and failures. */
export class StepRunner {
  readonly times: StepTime[] = [];
  /** No further step starts. */
  stopped = false;
  private readonly started = performance.now();

  /** @param isWanted by the step's name */
  constructor(private readonly isWanted: (name: string) => boolean) {}

  get seconds(): number {
    return (performance.now() - this.started) / 1000;
  }

  get failures(): readonly string[] {
    return this.times.filter(({ failed }) => failed).map(({ name }) => name);
  }

  /** @param run resolves with an exit code; a thrown error is shown and fails the step */
  async step(name: string, run: () => Promise<number>): Promise<void> {
    if (this.stopped || !this.isWanted(name)) return;
    const from = this.seconds;
    console.log(`\n[${Math.round(from)} s] ${name}`);
    const code = await run().catch((error: Error) => {
      console.error(error.message);
      return 1;
    });
    this.times.push({ name, from, to: this.seconds, failed: code !== 0 });
  }
}
