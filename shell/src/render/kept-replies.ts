import type { Transport, TransportResponse } from '@storefront/api/transport';

/** Reads that every page of a store begins with: the store itself, and the aisles in the frame around it. */
const SHARED: ReadonlySet<string> = new Set(['POST /stores/details', 'POST /catalogue/category-tree']);
/** A worker's memory holds so many at most; one is some ten kilobytes. */
const MOST = 200;

interface Kept {
  readonly reply: Promise<TransportResponse>;
  readonly at: number;
}

/**
 * What pages ask for again and again, kept for a moment: as long as commerce-api itself may take to notice a change. A page
 * that asks for the same as another that waits for it waits with it.
 */
export class KeptReplies {
  private readonly replies = new Map<string, Kept>();

  /** @param freshMs milliseconds for which a reply is given again; 0 asks each time */
  constructor(
    private readonly freshMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param whose tells businesses apart, whose replies differ for the same question */
  through(whose: string, send: Transport): Transport {
    return (request) => {
      if (!this.freshMs || !SHARED.has(request.key)) return send(request);
      const key = `${whose} ${request.url} ${JSON.stringify(request.body)}`;
      const known = this.replies.get(key);
      // The other page's call may have had less time than this one has.
      if (known && this.now() - known.at < this.freshMs) return known.reply.catch(() => send(request));
      const reply = send(request).then((came) => ({ ...came, body: frozen(came.body) }));
      this.keep(key, { reply, at: this.now() });
      reply.then(
        ({ status }) => status === 200 || this.forget(key, reply),
        () => this.forget(key, reply),
      );
      return reply;
    };
  }

  private keep(key: string, kept: Kept): void {
    this.replies.delete(key);
    this.replies.set(key, kept);
    for (const oldest of this.replies.keys()) {
      if (this.replies.size <= MOST) break;
      this.replies.delete(oldest);
    }
  }

  private forget(key: string, reply: Kept['reply']): void {
    if (this.replies.get(key)?.reply === reply) this.replies.delete(key);
  }
}

/** Pages of several teams are given the same object: none of them may change it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
