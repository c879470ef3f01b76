/** More at once gains nothing on two cores and costs memory. */
const CONCURRENCY = 3;

interface Job {
  readonly name: string;
  readonly drawn: Promise<void>;
  readonly settle: { resolve(): void; reject(error: unknown): void };
}

/** Draws each named picture or file once, a few at a time; requested ones first. */
export class PictureQueue {
  private readonly jobs = new Map<string, Job>();
  /** Waiting names, the next one first. */
  private readonly waiting: string[] = [];
  private running = 0;

  constructor(private readonly draw: (name: string) => Promise<void>) {}

  /** Puts a picture at the end of the queue. Resolves when it is drawn. */
  add(name: string): Promise<void> {
    return this.enqueue(name, false);
  }

  /** Moves a picture to the head of the queue. Resolves when it is drawn. */
  drawNext(name: string): Promise<void> {
    return this.enqueue(name, true);
  }

  private enqueue(name: string, first: boolean): Promise<void> {
    const known = this.jobs.get(name);
    if (known) {
      const at = this.waiting.indexOf(name);
      if (first && at >= 0) this.waiting.unshift(...this.waiting.splice(at, 1));
      return known.drawn;
    }
    let settle: Job['settle'] | undefined;
    const drawn = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    });
    if (!settle) throw new Error('A promise runs its function at once.');
    this.jobs.set(name, { name, drawn, settle });
    if (first) this.waiting.unshift(name);
    else this.waiting.push(name);
    this.next();
    return drawn;
  }

  private next(): void {
    if (this.running >= CONCURRENCY) return;
    const job = this.jobs.get(this.waiting.shift() ?? '');
    if (!job) return;
    this.running += 1;
    void this.draw(job.name)
      .then(job.settle.resolve, job.settle.reject)
      .finally(() => {
        // A failed one may be requested again, and a drawn one is in its folder.
        this.jobs.delete(job.name);
        this.running -= 1;
        this.next();
      });
  }
}
