/** A part that ended its process is left out for this long: each try costs a process and a deadline. */
const OPEN_MS = 30_000;
/** A page whose code ended the process at this many URLs is refused at every URL. */
const MAX_URLS = 3;

/** Parts of one composition that hung or crashed lately: the next pages are rendered without them. */
export class CircuitBreaker {
  private readonly openUntil = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @param url of a page; a boundary has none */
  open(part: string, url = ''): void {
    for (const [key, end] of this.openUntil) if (end <= this.now()) this.openUntil.delete(key);
    this.openUntil.set(`${part} ${url}`, this.now() + OPEN_MS);
  }

  isOpen(part: string, url = ''): boolean {
    const prefix = `${part} `;
    if ((this.openUntil.get(prefix + url) ?? 0) > this.now()) return true;
    if (!url) return false;
    const open = [...this.openUntil].filter(([key, end]) => key.startsWith(prefix) && end > this.now());
    return open.length >= MAX_URLS;
  }
}
