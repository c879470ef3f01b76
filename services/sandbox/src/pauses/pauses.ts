export interface Waiting {
  id: number;
  name: string;
  process: string | undefined;
  pid: number | undefined;
  /** By the machine's clock: a pause is about processes, not about the shop's day. */
  since: string;
}

interface Held extends Waiting {
  letGo: () => void;
}

/**
 * Places where a process under test stops until it is let go, so that a test can kill it there or let another one pass.
 * A point holds whoever arrives while it is armed.
 */
export class Pauses {
  /** How many more arrivals each armed point holds. */
  private readonly armed = new Map<string, number>();
  private readonly held = new Map<number, Held>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  arm(name: string, times = Number.POSITIVE_INFINITY): void {
    this.armed.set(name, times);
  }

  /** Resolves at once when the point is not armed, else when it is released or the process has gone. */
  arrive(name: string, who: Pick<Waiting, 'process' | 'pid'>, gone: AbortSignal): Promise<{ held: boolean }> {
    const left = this.armed.get(name) ?? 0;
    if (left <= 0 || gone.aborted) return Promise.resolve({ held: false });
    if (left === 1) this.armed.delete(name);
    else this.armed.set(name, left - 1);
    return new Promise((resolve) => {
      const id = ++this.lastId;
      const letGo = () => {
        this.held.delete(id);
        gone.removeEventListener('abort', letGo);
        this.changed();
        resolve({ held: true });
      };
      gone.addEventListener('abort', letGo);
      this.held.set(id, { id, name, ...who, since: new Date().toISOString(), letGo });
      this.changed();
    });
  }

  waiting(name?: string): Waiting[] {
    return [...this.held.values()]
      .filter((one) => name === undefined || one.name === name)
      .map(({ letGo: _letGo, ...rest }) => rest);
  }

  armedPoints(): { name: string; times: number | null }[] {
    return [...this.armed].map(([name, times]) => ({ name, times: Number.isFinite(times) ? times : null }));
  }

  /** Lets those go that wait at a point; it stays armed for the next. Answers how many there were. */
  release(name?: string): number {
    const going = this.waiting(name);
    for (const { id } of going) this.held.get(id)?.letGo();
    return going.length;
  }

  /** Disarms one point or all, and lets go who waits there. */
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
