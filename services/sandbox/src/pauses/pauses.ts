export interface Waiting {
  id: number;
  name: string;
  process: string | undefined;
  pid: number | undefined;
  /** By the machine's clock: a pause concerns processes, not the shop's day. */
  since: string;
}

interface PausedProcess extends Waiting {
  resume: () => void;
}

/**
 * Points at which a process under test waits to be released, so that a test can kill it there or let another one
 * overtake it. An armed point holds every arrival.
 */
export class Pauses {
  /** How many more arrivals each armed point holds. */
  private readonly armed = new Map<string, number>();
  private readonly paused = new Map<number, PausedProcess>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  arm(name: string, times = Number.POSITIVE_INFINITY): void {
    this.armed.set(name, times);
  }

  /** Resolves at once if the point is not armed, otherwise when it is released or the process has gone. */
  reach(name: string, who: Pick<Waiting, 'process' | 'pid'>, gone: AbortSignal): Promise<{ held: boolean }> {
    const left = this.armed.get(name) ?? 0;
    if (left <= 0 || gone.aborted) return Promise.resolve({ held: false });
    if (left === 1) this.armed.delete(name);
    else this.armed.set(name, left - 1);
    return new Promise((resolve) => {
      const id = ++this.lastId;
      const resume = () => {
        this.paused.delete(id);
        gone.removeEventListener('abort', resume);
        this.changed();
        resolve({ held: true });
      };
      gone.addEventListener('abort', resume);
      this.paused.set(id, { id, name, ...who, since: new Date().toISOString(), resume });
      this.changed();
    });
  }

  waiting(name?: string): Waiting[] {
    return [...this.paused.values()]
      .filter((one) => name === undefined || one.name === name)
      .map(({ resume: _resume, ...rest }) => rest);
  }

  armedPoints(): { name: string; times: number | null }[] {
    return [...this.armed].map(([name, times]) => ({ name, times: Number.isFinite(times) ? times : null }));
  }

  /** Releases those waiting at a point; it stays armed. Returns how many there were. */
  release(name?: string): number {
    const going = this.waiting(name);
    for (const { id } of going) this.paused.get(id)?.resume();
    return going.length;
  }

  /** Disarms one point or all, and releases those waiting. */
  disarm(name?: string): number {
    if (name === undefined) this.armed.clear();
    else this.armed.delete(name);
    return this.release(name);
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
