import { cpus } from 'node:os';
import type { StepTime } from './step-times';

interface ProcessorTime {
  readonly used: number;
  readonly all: number;
}

/** Times of all processors since the machine started, in milliseconds. */
function processorTime(): ProcessorTime {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (of: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + of(time), 0);
  const idle = sum((time) => time.idle);
  const used = sum(({ user, nice, sys, irq }) => user + nice + sys + irq);
  return { used, all: used + idle };
}

const busyShare = (before: ProcessorTime, after: ProcessorTime) =>
  after.all > before.all ? (after.used - before.used) / (after.all - before.all) : 0;

/** The steps of `npm test`, in the order of their start. */
export const STEPS: readonly string[] = [
  ...['build', 'types', 'lint', 'unit', 'api', 'race', 'sandbox', 'fault', 'abuse'],
  ...['browser', 'resilience', 'visual', 'sandbox-pages', 'standalone'],
];

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
    const before = processorTime();
    console.log(`\n[${Math.round(from)} s] ${name}`);
    const code = await run().catch((error: Error) => {
      console.error(error.message);
      return 1;
    });
    this.times.push({ name, from, to: this.seconds, busy: busyShare(before, processorTime()), failed: code !== 0 });
  }
}
