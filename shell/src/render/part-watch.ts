import { threadId } from 'node:worker_threads';
import type { RenderPart } from './render-job.types';

/**
 * Which part has a worker to itself, told through shared memory because a worker that hangs cannot be asked. The
 * worker's end: `enter` and `leave` around whatever runs a package's own code.
 */
export class PartWatch {
  private readonly cells: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.cells = new Int32Array(memory);
    Atomics.store(this.cells, 2, threadId);
  }

  /** Runs `work` as the part of this number (see `partNumber`); parts may be run within each other. */
  run<T>(number: number, work: () => T): T {
    const before = this.enter(number);
    try {
      return work();
    } finally {
      this.enter(before);
    }
  }

  /** Writes the part of this number down, 0 for none, and returns the one before. */
  enter(number: number): number {
    // Since when, in milliseconds of a clock that both sides share; 31 bits of it are three weeks.
    Atomics.store(this.cells, 1, now());
    return Atomics.exchange(this.cells, 0, number);
  }
}

/** The server's end: the memory of one render and what it says. */
export class PartWatcher {
  readonly memory = new SharedArrayBuffer(12);
  private readonly cells = new Int32Array(this.memory);

  constructor(private readonly parts: readonly RenderPart[]) {}

  /** The thread that renders; 0 while none does. */
  get thread(): number {
    return Atomics.load(this.cells, 2);
  }

  /** The part that has the worker to itself, if one has. */
  current(): RenderPart | undefined {
    return this.parts[Atomics.load(this.cells, 0) - 1];
  }

  /** The part that has kept the worker for longer than it may. */
  overdue(): RenderPart | undefined {
    const part = this.current();
    return part && ((now() - Atomics.load(this.cells, 1)) & 0x7fffffff) > part.deadlineMs ? part : undefined;
  }
}

/** The number of a part in the order page, boundaries. */
export const partNumber = (parts: readonly RenderPart[], name: string): number =>
  parts.findIndex((part) => part.name === name) + 1;

const now = (): number => Date.now() & 0x7fffffff;
