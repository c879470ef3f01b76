/** What hung is left alone for this long: each try costs a worker and its deadline. */
const LEFT_ALONE_MS = 30_000;
/** A page's code that hung at so many addresses hangs at all of them. */
const ADDRESSES = 3;

/** What hung lately, by composition: the next pages are made without it at once. */
export class Troubles {
  private readonly until = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @param address of a page that hung; a part is named alone */
  note(composition: string, thing: string, address = ''): void {
    for (const [key, end] of this.until) if (end < this.now()) this.until.delete(key);
    this.until.set(`${composition} ${thing} ${address}`, this.now() + LEFT_ALONE_MS);
  }

  has(composition: string, thing: string, address = ''): boolean {
    const prefix = `${composition} ${thing} `;
    if ((this.until.get(prefix + address) ?? 0) > this.now()) return true;
    if (!address) return false;
    return [...this.until].filter(([key, end]) => key.startsWith(prefix) && end > this.now()).length >= ADDRESSES;
  }
}
