import type { Recipe } from './recipe';

/** More at once gains nothing on two cores and costs memory. */
const CONCURRENCY = 3;

interface Job {
  readonly recipe: Recipe;
  readonly drawn: Promise<void>;
  readonly settle: { resolve(): void; reject(error: unknown): void };
}

/** Draws each picture once, a few at a time; requested ones first. */
export class PictureQueue {
  private readonly jobs = new Map<string, Job>();
  /** Waiting motifs, the next one first. */
  private readonly waiting: string[] = [];
  private running = 0;

  constructor(private readonly draw: (recipe: Recipe) => Promise<void>) {}

  /** Puts a picture at the end of the queue. Resolves when it is drawn. */
  add(recipe: Recipe): Promise<void> {
    return this.enqueue(recipe, false);
  }

  /** Moves a picture to the head of the queue. Resolves when it is drawn. */
  drawNext(recipe: Recipe): Promise<void> {
    return this.enqueue(recipe, true);
  }

  private enqueue(recipe: Recipe, first: boolean): Promise<void> {
    const { motif } = recipe;
    const known = this.jobs.get(motif);
    if (known) {
      const at = this.waiting.indexOf(motif);
      if (first && at >= 0) this.waiting.unshift(...this.waiting.splice(at, 1));
      return known.drawn;
    }
    let settle: Job['settle'] | undefined;
    const drawn = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    });
    if (!settle) throw new Error('A promise runs its function at once.');
    this.jobs.set(motif, { recipe, drawn, settle });
    if (first) this.waiting.unshift(motif);
    else this.waiting.push(motif);
    this.next();
    return drawn;
  }

  private next(): void {
    if (this.running >= CONCURRENCY) return;
    const job = this.jobs.get(this.waiting.shift() ?? '');
    if (!job) return;
    this.running += 1;
    void this.draw(job.recipe)
      .then(job.settle.resolve, job.settle.reject)
      .finally(() => {
        // A failed one may be requested again, and a drawn one is in its folder.
        this.jobs.delete(job.recipe.motif);
        this.running -= 1;
        this.next();
      });
  }
}
