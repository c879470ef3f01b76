/** A part that hung is left alone for this long: each try costs a worker and its deadline. */
const LEFT_ALONE_MS = 30_000;

/** Parts that hung lately, by composition: the next pages are made without them at once. */
export class Troubles {
  private readonly until = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  note(composition: string, thing: string): void {
    for (const [key, end] of this.until) if (end < this.now()) this.until.delete(key);
    this.until.set(`${composition} ${thing}`, this.now() + LEFT_ALONE_MS);
  }

  has(composition: string, thing: string): boolean {
    return (this.until.get(`${composition} ${thing}`) ?? 0) > this.now();
  }
}
