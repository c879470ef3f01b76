/** A part that ended its process is left out for this long: each try costs a process and a deadline. */
const OPEN_MS = 30_000;
/** A page whose code ended the process at so many addresses is refused at every address. */
const MAX_ADDRESSES = 3;

/** Parts of one composition that hung or crashed lately: the next pages are rendered without them. */
export class CircuitBreaker {
  private readonly openUntil = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @param address of a page; a boundary is named alone */
  open(part: string, address = ''): void {
    for (const [key, end] of this.openUntil) if (end <= this.now()) this.openUntil.delete(key);
    this.openUntil.set(`${part} ${address}`, this.now() + OPEN_MS);
  }

  isOpen(part: string, address = ''): boolean {
    const prefix = `${part} `;
    if ((this.openUntil.get(prefix + address) ?? 0) > this.now()) return true;
    if (!address) return false;
    const open = [...this.openUntil].filter(([key, end]) => key.startsWith(prefix) && end > this.now());
    return open.length >= MAX_ADDRESSES;
  }
}
