/** A part's code that has the process to itself. */
export interface Step {
  readonly job: number;
  readonly part: string;
}

/** Reads what render/process/step-log.ts writes: which part's code a process runs, and for how long. */
export class StepWatch {
  private step?: Step;
  private since = 0;
  private unfinishedLine = '';

  /** @param hangMs milliseconds without any sign of life, whatever runs, after which a process with jobs hangs */
  constructor(
    private readonly hangMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** The part whose code runs now, or ran when the process ended. */
  get current(): Step | undefined {
    return this.step;
  }

  /** Text from the pipe. */
  read(text: string): void {
    const lines = (this.unfinishedLine + text).split('\n');
    this.unfinishedLine = lines.pop() ?? '';
    const last = lines.at(-1);
    if (last === undefined) return;
    const space = last.indexOf(' ');
    this.step = space < 0 ? undefined : { job: Number(last.slice(0, space)), part: last.slice(space + 1) };
    this.touch();
  }

  /** The process was idle and gets its first job. */
  begin(): void {
    this.step = undefined;
    this.touch();
  }

  /** The process showed that it is alive. */
  touch(): void {
    this.since = this.now();
  }

  /** Why the process counts as hung, if it does. @param deadlines milliseconds for the parts of the current job */
  overdue(deadlines: Readonly<Record<string, number>>): string | undefined {
    const limit = Math.min(this.hangMs, (this.step && deadlines[this.step.part]) ?? this.hangMs);
    if (this.now() - this.since <= limit) return undefined;
    return `its code kept the process for more than ${limit} ms`;
  }
}
